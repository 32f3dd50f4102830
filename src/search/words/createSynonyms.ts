import { join } from 'node:path'

import { languageOf } from './languageOf.js'
import { splitWords } from './splitWords.js'
import { readRows } from './wordLists.js'

/** Words or phrases for the same thing; with `oneWay` the first leads to the others and not back. */
export type SynonymRow = { language: string; words: readonly string[]; oneWay?: boolean | null }

export type Synonyms = {
  /** Other words for each of these folded words, or for a phrase that begins with it, in these languages. */
  expand: Expand
  /** The same with words for what is near to it, which find pages and prove nothing. */
  expandLoosely: Expand
}

type Expand = (
  words: readonly string[],
  languages: readonly string[],
) => ReadonlyMap<string, string[][]>

type Alternatives = {
  /** The stems of what may be typed. */
  stems: readonly string[]
  /** The words of each alternative. */
  others: readonly string[][]
}

/** By language and first stem. */
type Table = Map<string, Alternatives[]>

const readFile = (name: string) =>
  readTable(
    readRows(join(process.cwd(), 'src', 'search', 'words', name)).map(([language, words]) => ({
      language,
      words,
    })),
  )

/** General language, known to every site. */
const general = readFile('synonyms.txt')
const loose = readFile('looseSynonyms.txt')

/** What staff say means the same, beside what does so in general. */
export function createSynonyms(rows: readonly SynonymRow[]): Synonyms {
  const tables = rows.length > 0 ? [general, readTable(rows)] : [general]
  return { expand: expandBy(tables), expandLoosely: expandBy([...tables, loose]) }
}

function expandBy(tables: readonly Table[]): Expand {
  return (words, languages) => {
    const found = new Map<string, string[][]>()
    for (const language of languages) {
      const stems = words.map(languageOf(language).stem)
      for (const [at, word] of words.entries()) {
        const all = tables.flatMap((table) => table.get(`${language} ${stems[at] ?? ''}`) ?? [])
        const meant = all.filter((one) =>
          one.stems.every((stem, step) => stems[at + step] === stem),
        )
        const others = meant.flatMap((one) => one.others)
        if (others.length > 0) found.set(word, [...(found.get(word) ?? []), ...others])
      }
    }
    return found
  }
}

function readTable(rows: readonly SynonymRow[]): Table {
  const table: Table = new Map()
  for (const { language, words, oneWay } of rows) {
    const { stem } = languageOf(language)
    const phrases = words.map((phrase) => splitWords(phrase).map(({ word }) => word))
    for (const [at, phrase] of phrases.entries()) {
      const [first, ...rest] = phrase.map(stem)
      if (first === undefined || (oneWay && at > 0)) continue
      const key = `${language} ${first}`
      const others = phrases.filter((_, other) => other !== at)
      table.set(key, [...(table.get(key) ?? []), { stems: [first, ...rest], others }])
    }
  }
  return table
}
