import { relatedArabic, stemArabic } from './stemArabic.js'
import { relatedEnglish, stemEnglish } from './stemEnglish.js'
import { relatedFrench, stemFrench } from './stemFrench.js'

/** How words are brought to what they share with their plural and their other forms. */
export type Language = {
  code: string
  stem: (word: string) => string
  /** Other stems that a word may stand for, where the content has them. */
  related: (stem: string) => readonly string[]
}

const latin = /[a-z]/
const arabic = /\p{sc=Arabic}/u

type Rules = Omit<Language, 'code'>

const asIs: Rules = { stem: (word) => word, related: () => [] }
const ofArabic: Rules = { stem: stemArabic, related: relatedArabic }
const ofLatin = new Map<string, Rules>([
  ['en', { stem: stemEnglish, related: relatedEnglish }],
  ['fr', { stem: stemFrench, related: relatedFrench }],
])

const known = new Map<string, Language>()

/** The language by this code. Words in Arabic script have Arabic stems in every language, others in none. */
export function languageOf(code: string): Language {
  const present = known.get(code)
  if (present) return present
  const own = ofLatin.get(code) ?? asIs
  const rulesOf = (word: string) => {
    if (latin.test(word)) return own
    return arabic.test(word) ? ofArabic : asIs
  }
  const language: Language = {
    code,
    stem: (word) => rulesOf(word).stem(word),
    related: (stem) => rulesOf(stem).related(stem),
  }
  known.set(code, language)
  return language
}
