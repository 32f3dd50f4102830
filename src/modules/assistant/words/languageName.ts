const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** A language's name in English: `fr` is French. */
export function languageName(locale: string): string {
  return names.of(locale) ?? locale
}
