import type { Index } from '../index/createIndex.js'
import { createCorrector } from '../query/createCorrector.js'
import type { Lookup, QueryTerm } from '../query/terms.js'
import { heldStems, rarityOf, rarityOfStem, splitJoined, synonymStems } from '../query/terms.js'
import { splitWords } from '../words/splitWords.js'
import { writtenIn } from '../words/writtenIn.js'
import { isFiller, isFunctionWord, isPolite } from '../words/wordLists.js'
import { type Form, formOf } from './formOf.js'

/** A telling word of a question. */
export type AskedWord = {
  word: string
  /** The stems that stand for it in the content, the word's own counting 1. */
  stems: ReadonlyMap<number, number>
  /** How rare it is in the content; as rare as can be where no document has it. */
  weight: number
  /** Whether it says little about the subject: a figure, a filler, the word for what the answer's form shows. */
  isSlight: boolean
  /** Whether it is written as names and abbreviations are. */
  isName: boolean
}

export type AskedQuestion = {
  asked: AskedWord[]
  /** What the answer looks like, where the question tells. */
  form: Form | undefined
  /** The words to search for, synonyms included. */
  searched: string
  /** The languages to whose words misspelt ones are corrected: `collègue` is no misspelt `colleague`. */
  corrected: readonly string[]
}

/** What is asked, with the question before where it depends on that. */
export type Question = {
  text: string
  earlier?: string | undefined
  /** The reader's languages that were searched before: it is likely written in one of them. */
  before?: readonly string[] | undefined
}

/** How much a synonym, a corrected word, a slight word and one of the question before count. */
const share = { synonym: 0.8, corrected: 0.7, slight: 0.3, earlier: 0.5 }

/** A shorter word, or one with another first letter, is more likely one that the content lacks: `bread` is not `read`. */
const shortestCorrected = 5

/** In Arabic script another letter makes another root: accounting (محاسبة) is no conversation (محادثة). */
const isRoot = /\p{sc=Arabic}/u

/** `Que se passe-t-il` is after no password (mot de passe). */
const happening = /\bse passe(?:-t-il|ra(?:-t-il)?|nt)?(?!\p{L})/giu

/** A question as it is compared with the content of one language. */
export function readQuestion(
  index: Index,
  { text, earlier = '', before = [] }: Question,
  locale: string,
): AskedQuestion {
  const languages = [...new Set([locale, index.locales[0] ?? locale])]
  const search = { index, languages, locale, held: new Map() }
  const form = formOf(text) ?? formOf(earlier)
  const formWords = new Set(partsOf(form?.asks.exec(text)?.[0] ?? '', search))
  const own = partsOf(text.replace(happening, ' '), search)
  const all = [...new Set([...own, ...partsOf(earlier, search)])]
  const spoken = [...languages, ...before]
  const words = all.filter((word) => !isFunctionWord(word, spoken) && !isPolite(word))
  const names = namesIn(`${text} ${earlier}`)
  const synonyms = index.synonyms().expand(all, languages)
  const written = writtenIn(text)
  const corrected = written === undefined ? languages : [written]
  const correct = createCorrector({ ...search, languages: corrected })
  const asked = words.map((word): AskedWord => {
    const { stems, rarity } = readWord(word, synonyms.get(word) ?? [], { ...search, correct })
    const isSlight =
      isFiller(word) ||
      isFigure.test(word) ||
      formWords.has(word) ||
      (form?.asks.test(word) ?? false)
    const worth = (isSlight ? share.slight : 1) * (own.includes(word) ? 1 : share.earlier)
    return { word, stems, weight: rarity * worth, isSlight, isName: names.has(word) }
  })
  // The trailing space prevents completion of the last word.
  return { asked, form, searched: `${words.join(' ')} `, corrected }
}

const partsOf = (text: string, lookup: Lookup) =>
  splitWords(text).flatMap(({ word }) => splitJoined(word, lookup))

/** The stems that stand for a word, those of its synonyms included, or else of the words it may be misspelt for. */
function readWord(
  word: string,
  synonyms: readonly string[][],
  { correct, ...lookup }: Lookup & { correct: (word: string) => number[] },
) {
  const { index, locale } = lookup
  const own = heldStems(word, lookup)
  const others = synonymStems(synonyms, share.synonym, lookup)
  const isSure =
    own.length + others.length > 0 ||
    isFiller(word) ||
    word.length < shortestCorrected ||
    isRoot.test(word)
  const guesses = isSure
    ? []
    : correct(word).filter((guess) => index.lexicon.formText(guess).charAt(0) === word.charAt(0))
  const stems = strongest([
    ...own,
    ...others,
    ...guesses.map((guess) => ({ stem: index.lexicon.stemOf(guess), weight: share.corrected })),
  ])
  const rarities = [...(own.length > 0 ? strongest(own) : stems).keys()].map((stem) =>
    rarityOfStem(index, stem, locale),
  )
  const unknown = rarityOf(0, index.shown(locale).documents)
  return { stems, rarity: rarities.length > 0 ? Math.min(...rarities) : unknown }
}

/** The words with a capital, which the first of a sentence must have inside. */
function namesIn(text: string): Set<string> {
  if (text === text.toUpperCase()) return new Set()
  const words = splitWords(text)
  const named = words.filter(({ start, end }, at) => {
    const before = words[at - 1]
    const isFirst = !before || /[.!?:]/.test(text.slice(before.end, start))
    return /\p{Lu}/u.test(text.slice(isFirst ? start + 1 : start, end))
  })
  return new Set(named.map(({ word }) => word))
}

const isFigure = /^\p{N}+$/u

function strongest(found: QueryTerm['stems']): Map<number, number> {
  const stems = new Map<number, number>()
  for (const { stem, weight } of found) stems.set(stem, Math.max(weight, stems.get(stem) ?? 0))
  return stems
}
