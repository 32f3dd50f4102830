import { ar } from './ar.js'
import { en, type FormWords } from './en.js'
import { fr } from './fr.js'

/** The form texts in a content language; English if it has none yet. */
export function formWordsFor(language: string): FormWords {
  const known: Record<string, FormWords> = { en, fr, ar }
  return known[language] ?? en
}
