import { stemmer } from '@orama/stemmers/english'

import { isFunctionWord, readForms } from './wordLists.js'

const english = ['en']

const irregular = readForms('irregularEnglish.txt')

/** Plurals shared by two words have a stem of their own; otherwise each word would match all forms of the other. */
const shared = new Map([
  ['leaves', ['leaf', 'leav']],
  ['lives', ['life', 'live']],
  ['bases', ['basi', 'base']],
])

/** The stem of a folded English word by Porter's rules, which alone take the last letter of `virus` for a plural's. */
export function stemEnglish(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (shared.has(word)) return word
  if (word.length > 3 && word.endsWith('us') && !word.endsWith('ous')) return word
  if (word.length > 5 && /[^s]sis$/.test(word)) return stemmer(`${word.slice(0, -2)}es`)
  const stem = stemmer(word)
  // `Inês` would be found wherever there is `in`, and `uses` wherever there is `us`.
  return isFunctionWord(stem, english) && !isFunctionWord(word, english) ? `${stem}e` : stem
}

const related = new Map([
  ...[...shared].flatMap(([plural, stems]) =>
    stems.map((stem): [string, string[]] => [stem, [plural]]),
  ),
  ...shared,
])

/** The stems of words that this one has a plural in common with. */
export function relatedEnglish(stem: string): readonly string[] {
  return related.get(stem) ?? []
}
