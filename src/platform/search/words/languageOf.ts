import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'

import { stemArabic } from './stemArabic.js'

/** How words are brought to what they share with their plural and their other forms. */
export type Language = { code: string; stem: (word: string) => string }

const latin = /[a-z]/
const arabic = /\p{sc=Arabic}/u

const asIs = (word: string) => word

const stemmers: Record<string, (word: string) => string> = {
  en: stemEnglish,
  fr: stemFrench,
  ar: asIs,
}

const known = new Map<string, Language>()

/** The language by this code. Words in Arabic script have Arabic stems in every language, others in none. */
export function languageOf(code: string): Language {
  const present = known.get(code)
  if (present) return present
  const stemLatin = stemmers[code] ?? asIs
  const stem = (word: string) => {
    if (latin.test(word)) return stemLatin(word)
    return arabic.test(word) ? stemArabic(word) : word
  }
  const language = { code, stem }
  known.set(code, language)
  return language
}
