import { createHash } from 'node:crypto'

/** A file that pages need, at an address that changes with its content. */
export type Asset = { url: string; type: string; bytes: Buffer }

export function assetOf(
  name: string,
  bytes: Buffer,
  { suffix, type }: { suffix: string; type: string },
): Asset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { url: `/assets/${name}.${hash}.${suffix}`, type, bytes }
}
