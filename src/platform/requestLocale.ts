import type { PayloadRequest, TypedLocale } from 'payload'

import { Problem } from './http/Problem.js'
import { problems } from './http/problems.js'

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
