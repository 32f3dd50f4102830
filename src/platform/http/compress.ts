import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressibleFrom = 1_024
const compressibleType =
  /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)(?:$|[\s;]))/

/** Whether an answer of this type and size gains from compression: text over 1 KiB. */
export function isCompressible(contentType: string | null | undefined, bytes: number): boolean {
  return bytes > compressibleFrom && compressibleType.test(contentType ?? '')
}

/** A level that takes about a millisecond for 50 kB. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses one body. */
export async function compress(body: Uint8Array, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, brotliOptions)
}
