import type { PayloadRequest, TypedLocale } from 'payload'

import { localization } from '../../platform/localization.js'
import { preferredLocales, requestLocale } from '../../platform/requestLocale.js'

/** The language in the address, if the site has it. */
export function askedLocale({ url = '' }: PayloadRequest): TypedLocale | undefined {
  const asked = new URL(url, 'http://localhost').searchParams.get('locale')
  return localization.locales.find(({ code }) => code === asked)?.code
}

/** The language for a payer: the one in the address if the site has it, else the one their browser prefers. */
export function payerLocale(req: PayloadRequest): TypedLocale {
  return requestLocale(req, askedLocale(req) ?? preferredLocales(req)[0])
}
