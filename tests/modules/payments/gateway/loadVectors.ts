import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Vector = { id: string; workingKey: string; plaintext: string; ciphertextHex: string }
export type BadVector = Omit<Vector, 'plaintext'> & {
  expect: 'accept' | 'decrypts-but-reject' | 'reject'
  plaintext?: string
  honestPlaintext?: string
  honestCiphertextHex?: string
}
type Vectors = {
  external: (Vector & { mode: string })[]
  cbc: Vector[]
  gcm: Vector[]
  negativeAndForgery: BadVector[]
  gcmNegative: BadVector[]
}

/** Ciphertexts made by other implementations, and forgeries; the file names the implementations. */
export function loadVectors(): Vectors {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'vectors.json'), 'utf8')) as Vectors
}
