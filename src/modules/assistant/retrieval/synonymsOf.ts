import { join } from 'node:path'

import { readRows } from '../../../search/words/wordLists.js'

const path = join(process.cwd(), 'src', 'modules', 'assistant', 'retrieval', 'synonyms.txt')

/** Each row is a language with the words for one thing. */
const groups = readRows(path)

const known = new Map<string, ReadonlyMap<string, string[]>>()

/** The words of one language with their synonyms. */
export function synonymsOf(locale: string): ReadonlyMap<string, string[]> {
  const present = known.get(locale)
  if (present) return present
  const entries = groups
    .filter(([language]) => language === locale)
    .flatMap(([, group]) =>
      group.map((word): [string, string[]] => [word, group.filter((other) => other !== word)]),
    )
  const made = new Map(entries)
  known.set(locale, made)
  return made
}
