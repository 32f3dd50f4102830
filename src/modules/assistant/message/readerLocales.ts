import type { PayloadRequest } from 'payload'

import { preferredLocales } from '../../../platform/requestLocale.js'

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

const frenchWords =
  /(?<!\p{L})(?:le|la|les|des|une|est|sont|pour|avec|dans|que|qui|quoi|quel|quelle|quels|quelles|comment|combien|où|vous|votre|vos|nous|je|puis|peut|sur|du|au|aux|cette|ce)(?!\p{L})/giu

/** The language suggested by the script or common words; undefined if they do not tell. */
function writtenIn(message: string): string | undefined {
  if (/\p{Script=Arabic}/u.test(message)) return 'ar'
  return (message.match(frenchWords)?.length ?? 0) >= 2 ? 'fr' : undefined
}
