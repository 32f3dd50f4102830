import type { PayloadRequest, TypedLocale } from 'payload'

import { weightedList } from '../../platform/http/accept.js'
import { requestLocale } from '../../platform/requestLocale.js'

/** The language for a payer: the one in the address if the site has it, else the one their browser prefers. */
export function payerLocale(req: PayloadRequest, asked?: string): TypedLocale {
  const { localization } = req.payload.config
  const codes = localization ? localization.localeCodes : []
  const liked = weightedList(req.headers.get('accept-language') ?? '')
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ value }) => value.split('-')[0] ?? '')
  return requestLocale(
    req,
    [asked ?? '', ...liked].find((code) => codes.includes(code)),
  )
}
