// GNU readline behind a module of its own: nothing but Channels' terminal imports it.
// stdio.h comes first because readline.h uses FILE without including it.
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>
