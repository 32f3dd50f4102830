import { weightedList } from './weightedList.js'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The encoding that `Accept-Encoding` prefers, br before gzip before none; `*` is any other (RFC 9110 12.5.3). */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (!header) return 'identity'
  const list = weightedList(header)
  const listed = (coding: string) => list.find(({ value }) => value === coding)?.weight
  const others = listed('*') ?? 0
  const br = listed('br') ?? others
  const gzip = listed('gzip') ?? others
  const best = Math.max(br, gzip)
  if (best === 0 || best < (listed('identity') ?? 0)) return 'identity'
  return br === best ? 'br' : 'gzip'
}
