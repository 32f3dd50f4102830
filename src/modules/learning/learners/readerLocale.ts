import type { PayloadRequest, TypedLocale } from 'payload'

import { weightedList } from '../../../platform/http/weightedList.js'

/** The site language that the client prefers (RFC 9110 12.5.4), or the default one. */
export function readerLocale({ headers, payload }: PayloadRequest): TypedLocale {
  const { localization } = payload.config
  if (!localization) throw new Error('There are no languages: the configuration lacks localization')
  const { localeCodes, defaultLocale } = localization
  const wanted = weightedList(headers.get('accept-language') ?? '')
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ value }) => localeCodes.find((code) => value.split('-')[0] === code))
  return (wanted.find((code) => code !== undefined) ?? defaultLocale) as TypedLocale
}
