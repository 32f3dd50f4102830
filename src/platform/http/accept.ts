import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/**
 * The offered media type that `Accept` prefers (RFC 9110 12.5.1). The first offered wins ties and is the fallback,
 * because a usable answer serves a careless client better than a 406.
 */
export function preferredType<Type extends string>(
  accept: string | null | undefined,
  offered: readonly [Type, ...Type[]],
): Type {
  const ranges = weightedList(accept ?? '*/*')
  let best: { type: Type; weight: number } = { type: offered[0], weight: 0 }
  for (const type of offered) {
    const weight = weightOf(type, ranges)
    if (weight > best.weight) best = { type, weight }
  }
  return best.type
}

/** The most specific range that covers a type decides. */
function weightOf(type: string, ranges: Weighted[]): number {
  const family = `${type.split('/')[0] ?? ''}/*`
  for (const wanted of [type, family, '*/*']) {
    const range = ranges.find(({ value }) => value === wanted)
    if (range) return range.weight
  }
  return 0
}

/** One entry of an `Accept`-like header, in lower case and without parameters, with its weight (0 to 1). */
type Weighted = { value: string; weight: number }

const validWeight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/** The entries of an `Accept`-like header (RFC 9110 12.4.2); a malformed weight counts as 0, which is a refusal. */
export function weightedList(header: string): Weighted[] {
  return header.toLowerCase().split(',').map(parseEntry)
}

function parseEntry(entry: string): Weighted {
  const [value = '', ...parameters] = entry.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
  return { value, weight: validWeight.test(weight) ? Number(weight) : 0 }
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send one of a few headers, which take as long to read as the rest of a kept answer; the last ones are known. */
const chosen = new Map<string, Encoding>()
const mostChosen = 100

/** The encoding that `Accept-Encoding` prefers, `first` before the other before none; `*` is any other (RFC 9110 12.5.3). */
export function acceptedEncoding(
  header: string | null | undefined,
  first: 'br' | 'gzip' = 'br',
): Encoding {
  if (!header) return 'identity'
  const asked = `${first} ${header}`
  const encoding = chosen.get(asked) ?? preferredEncoding(header, first)
  if (chosen.size >= mostChosen) chosen.clear()
  chosen.set(asked, encoding)
  return encoding
}

function preferredEncoding(header: string, first: 'br' | 'gzip'): Encoding {
  const list = weightedList(header)
  const listed = (coding: string) => list.find(({ value }) => value === coding)?.weight
  const others = listed('*') ?? 0
  const weights = { br: listed('br') ?? others, gzip: listed('gzip') ?? others }
  const best = Math.max(weights.br, weights.gzip)
  if (best === 0 || best < (listed('identity') ?? 0)) return 'identity'
  if (weights[first] === best) return first
  return first === 'br' ? 'gzip' : 'br'
}

const compressibleFrom = 1_024
const compressibleType =
  /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)(?:$|[\s;]))/

/** Whether an answer of this type and size gains from compression: text over 1 KiB. */
export function isCompressible(contentType: string | null | undefined, bytes: number): boolean {
  return bytes > compressibleFrom && compressibleType.test(contentType ?? '')
}

/** A level that takes about a millisecond for 50 kB. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Up to this size another thread takes longer to begin than the work is (measured: 0.15 ms instead of 0.05). */
const quickUpTo = 16_000

/** Compresses one body; a small one at once, 3 to 4 % larger. */
export async function compress(body: Uint8Array, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (body.byteLength < quickUpTo) return compressQuickly(body, encoding)
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, brotliOptions)
}

/** Compresses what is sent once: a tenth larger, in less time than another thread would take to begin. */
export function compressQuickly(body: Uint8Array, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: 1 })
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
}
