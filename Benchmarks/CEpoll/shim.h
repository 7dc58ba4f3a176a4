// The Glibc module leaves epoll out; the load generator of the benchmark needs it.
#include <sys/epoll.h>
