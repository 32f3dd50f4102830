/**
 * A 32-bit signature of the letters of a word. Words at edit distance d differ in at most 2d bits, so most of the
 * vocabulary is ruled out without comparing letters.
 */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** The Hamming distance of two signatures. */
export function countDifferences(a: number, b: number): number {
  let bits = a ^ b
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
