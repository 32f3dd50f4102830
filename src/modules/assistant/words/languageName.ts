const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** A language as English calls it: `fr` is French. */
export function languageName(locale: string): string {
  return names.of(locale) ?? locale
}
