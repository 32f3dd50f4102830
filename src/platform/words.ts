import { localization } from './localization.js'

/** The forms of a plural (CLDR): `one`, `few`, `other` and so on, with `{count}` where the number stands. */
type Plural = { other: string }

/** What each catalogue must have: the keys of the English one; plural forms differ from language to language. */
type Catalogue<T> = T extends Plural
  ? Plural
  : T extends string
    ? string
    : { [Key in keyof T]: Catalogue<T[Key]> }

/** A catalogue as it is read: plurals are functions of their number, placeholders are for `fill`. */
export type Words<T> = T extends Plural
  ? (count: number) => string
  : T extends string
    ? string
    : { [Key in keyof T]: Words<T[Key]> }

/** The texts of a module by language; English where a language has none. */
export function createWords<T>(
  catalogues: { en: T } & Readonly<Record<string, Catalogue<T>>>,
): (language: string) => Words<T> {
  const words = new Map(
    Object.entries(catalogues).map(([language, texts]) => [language, read(texts, language)]),
  )
  return (language) => (words.get(language) ?? words.get('en')) as Words<T>
}

function read(texts: unknown, language: string): unknown {
  if (typeof texts !== 'object' || texts === null) return texts
  if (Array.isArray(texts)) return texts
  if ('other' in texts) return plural(texts as Record<string, string>, language)
  return Object.fromEntries(
    Object.entries(texts).map(([key, inner]) => [key, read(inner, language)]),
  )
}

function plural(forms: Record<string, string>, language: string) {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  return (count: number) =>
    fill(forms[rules.select(count)] ?? forms.other ?? '', { count: numbers.format(count) })
}

/** Puts values in the place of a text's `{placeholders}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}

/** A text, or several, in every language of the site. */
export function inEveryLanguage<T, Picked>(
  words: (language: string) => T,
  pick: (texts: T) => Picked,
): Record<string, Picked> {
  return Object.fromEntries(localization.locales.map(({ code }) => [code, pick(words(code))]))
}
