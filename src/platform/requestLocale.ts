import type { PayloadRequest, TypedLocale } from 'payload'

import { Problem, problems } from './http/Problem.js'
import { weightedList } from './http/accept.js'

/** The requested content language, or the default one; an unknown language is an `invalid_query`. */
export function requestLocale(req: PayloadRequest, locale: string | undefined): TypedLocale {
  const { localization } = req.payload.config
  if (!localization)
    throw new Error('Content has no languages: the configuration lacks localization')
  const known = localization.localeCodes.find((code) => code === locale)
  if (locale !== undefined && !known) {
    throw new Problem(problems.invalidQuery, {
      errors: [
        {
          path: '/locale',
          code: 'invalid_value',
          message: `Choose one of ${localization.localeCodes.join(', ')}.`,
        },
      ],
    })
  }
  return (known ?? localization.defaultLocale) as TypedLocale
}

/** The languages of the site that a browser prefers, best first (RFC 9110, 12.5.4). */
export function preferredLocales({
  headers,
  payload,
}: Pick<PayloadRequest, 'headers' | 'payload'>): TypedLocale[] {
  const { localization } = payload.config
  const codes: string[] = localization ? localization.localeCodes : []
  return weightedList(headers.get('accept-language') ?? '')
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ value }) => value.split('-')[0] ?? '')
    .filter((code) => codes.includes(code)) as TypedLocale[]
}

/** The language to write to a visitor in: the requested one, else the one of ours that their browser prefers. */
export function visitorLocale(req: PayloadRequest, locale: string | undefined): TypedLocale {
  return requestLocale(req, locale ?? preferredLocales(req)[0])
}
