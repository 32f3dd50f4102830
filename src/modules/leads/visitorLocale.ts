import type { PayloadRequest, TypedLocale } from 'payload'

import { preferredLocales, requestLocale } from '../../platform/requestLocale.js'

/** The language to write to a visitor in: the requested one, else the one of ours that their browser prefers. */
export function visitorLocale(req: PayloadRequest, locale: string | undefined): TypedLocale {
  return requestLocale(req, locale ?? preferredLocales(req)[0])
}
