import { ar } from './ar.js'
import { en, type LearnWords } from './en.js'
import { fr } from './fr.js'

/** The learner texts in a content language; English if it has none yet. */
export function learnWordsFor(language: string): LearnWords {
  const known: Record<string, LearnWords> = { en, fr, ar }
  return known[language] ?? en
}
