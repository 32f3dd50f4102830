const made = new Map<string, object>()

/** Readers name regional variants of their own, so there is a bound. */
const most = 500

/** What Intl makes, made once: that takes thirty times as long as using it (measured). */
function intl<Options extends object, Made extends object>(
  Kind: new (locale: string, options: Options) => Made,
) {
  return (locale: string, options: Options): Made => {
    const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`
    const known = made.get(key) as Made | undefined
    if (known) return known
    const one = new Kind(locale, options)
    if (made.size >= most) made.clear()
    made.set(key, one)
    return one
  }
}

export const dateFormat = intl(Intl.DateTimeFormat)
export const numberFormat = intl(Intl.NumberFormat)
export const displayNames = intl(Intl.DisplayNames)

/** A date in words: in French the first of a month is 1er, which Intl does not know. */
export function frenchFirst(words: string, locale: string): string {
  return locale.startsWith('fr') ? words.replace(/(?<!\d)1(?= \p{L})/gu, '1er') : words
}

/** A number with its unit in words, such as 6.5 hours. */
export function formatUnit(
  amount: number,
  unit: 'year' | 'hour' | 'minute' | 'second',
  locale: string,
): string {
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
