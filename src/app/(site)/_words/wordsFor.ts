import { ar } from './ar.js'
import { en, type Words } from './en.js'
import { fr } from './fr.js'

/** The texts in a content language; English if it has none yet. */
export function wordsFor(language: string): Words {
  const known: Record<string, Words> = { en, fr, ar }
  return known[language] ?? en
}
