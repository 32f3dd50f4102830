import type { PayloadRequest, TypedLocale } from 'payload'

import { weightedList } from '../../platform/http/accept.js'
import { requestLocale } from '../../platform/requestLocale.js'

/** The language to write to a visitor in: the requested one, else the one of ours that their browser prefers. */
export function visitorLocale(req: PayloadRequest, locale: string | undefined): TypedLocale {
  const { localization } = req.payload.config
  if (locale !== undefined || !localization) return requestLocale(req, locale)
  const wanted = weightedList(req.headers.get('accept-language') ?? '')
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ value }) => value.split('-')[0])
  const known = wanted.find((code) => code && localization.localeCodes.includes(code))
  return requestLocale(req, known)
}
