import { join } from 'node:path'

import { languageOf } from './languageOf.js'
import { splitWords } from './splitWords.js'
import { readRows } from './wordLists.js'

/** The stems of a language with other words for the same thing. */
const table = new Map<string, Map<string, Set<string>>>()

for (const [language, words] of readRows(
  join(process.cwd(), 'src', 'search', 'words', 'synonyms.txt'),
)) {
  const { stem } = languageOf(language)
  const known = table.get(language) ?? new Map<string, Set<string>>()
  table.set(language, known)
  for (const word of words) {
    const own = splitWords(word)
      .map((one) => stem(one.word))
      .join(' ')
    const others = known.get(own) ?? new Set()
    for (const other of words) if (other !== word) others.add(other)
    known.set(own, others)
  }
}

/** Other words for a folded word, in these languages. */
export function synonymsOf(word: string, languages: readonly string[]): string[] {
  return languages.flatMap((language) => [
    ...(table.get(language)?.get(languageOf(language).stem(word)) ?? []),
  ])
}
