import type { PayloadRequest } from 'payload'

import { preferredLocales } from '../../../platform/requestLocale.js'
import { writtenIn } from '../../../search/words/writtenIn.js'

/**
 * The site languages to answer in, best first: the requested one, else the one the message is written in, else the
 * browser's; content in the default language is always worth showing.
 */
export function readerLocales(
  req: Pick<PayloadRequest, 'headers' | 'payload'>,
  { message, locale }: { message: string; locale: string | undefined },
): string[] {
  const { localization } = req.payload.config
  if (!localization) throw new Error('There are no languages: the configuration lacks localization')
  const { localeCodes, defaultLocale } = localization
  const liked = locale ? [] : preferredLocales(req).slice(0, 1)
  const wanted = [locale, writtenIn(message), ...liked, defaultLocale]
  const known = wanted.filter((code) => code !== undefined && localeCodes.includes(code))
  return [...new Set(known as string[])]
}
