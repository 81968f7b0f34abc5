/** Text → the 128 bits that a stream of dice begins with. */

/** Fractions of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const roots = Int32Array.from(
  `428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
  d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
  e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
  27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
  a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
  748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2`
    .split(/\s+/u)
    .map((root) => Number.parseInt(root, 16)),
);

/** Fractions of the square roots of the first eight primes (5.3.3). */
const start = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;

const utf8 = new TextEncoder();
const block = new Int32Array(64);

/**
 * The first four words of SHA-256 (FIPS 180-4) over the text in UTF-8, each of 32 bits with a sign, big-endian. Thousands of
 * boards are dealt by commands that end before V8 optimises any code, so the rounds call no functions: libraries count on
 * that, and take four times as long.
 */
export function firstWords(text: string): number[] {
  const bytes = utf8.encode(text);
  // A one behind the text, zeros, and its length in bits.
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const words = Int32Array.from(start);
  for (let offset = 0; offset < size; offset += 64) {
    block.fill(0, 0, 16);
    const end = Math.min(64, bytes.length - offset);
    for (let at = 0; at < end; at++)
      block[at >> 2] = (block[at >> 2] as number) | ((bytes[offset + at] as number) << (24 - 8 * (at & 3)));
    if (end >= 0 && end < 64) block[end >> 2] = (block[end >> 2] as number) | (0x80 << (24 - 8 * (end & 3)));
    if (offset + 64 === size) {
      block[14] = Math.floor(bytes.length / 2 ** 29);
      block[15] = bytes.length << 3;
    }
    mix(words);
  }
  return [words[0], words[1], words[2], words[3]] as number[];
}

/** What a block does to the eight words (6.2.2). */
function mix(words: Int32Array): void {
  for (let at = 16; at < 64; at++) {
    const x = block[at - 15] as number;
    const y = block[at - 2] as number;
    block[at] =
      (block[at - 16] as number) +
      (((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)) +
      (block[at - 7] as number) +
      (((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10));
  }
  let a = words[0] as number;
  let b = words[1] as number;
  let c = words[2] as number;
  let d = words[3] as number;
  let e = words[4] as number;
  let f = words[5] as number;
  let g = words[6] as number;
  let h = words[7] as number;
  for (let at = 0; at < 64; at++) {
    const sum =
      h +
      (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) +
      ((e & f) ^ (~e & g)) +
      (roots[at] as number) +
      (block[at] as number);
    const other =
      (((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + sum) | 0;
    d = c;
    c = b;
    b = a;
    a = (sum + other) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h] as const;
  for (let at = 0; at < 8; at++) words[at] = (words[at] as number) + (mixed[at] as number);
}
