import type { PayloadRequest, TypedLocale } from 'payload'

import { localization } from '../../platform/localization.js'
import { preferredLocales, requestLocale } from '../../platform/requestLocale.js'

/** The language for a payer: the one in the address if the site has it, else the one their browser prefers. */
export function payerLocale(req: PayloadRequest, asked?: string): TypedLocale {
  const isKnown = localization.locales.some(({ code }) => code === asked)
  return requestLocale(req, isKnown ? asked : preferredLocales(req)[0])
}
