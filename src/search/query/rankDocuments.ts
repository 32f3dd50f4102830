import { formsOf } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import type { Synonyms } from '../words/createSynonyms.js'
import { isFunctionWord } from '../words/wordLists.js'
import { createCorrector } from './createCorrector.js'
import { parseQuery, type Query } from './parseQuery.js'
import { addTerm, scoreEntries, type Scores } from './scoreEntries.js'
import { selectTop } from './selectTop.js'
import {
  type Lookup,
  type QueryTerm,
  heldStems,
  rarityOf,
  splitJoined,
  synonymStems,
} from './terms.js'

export type Ranking = {
  query: Query
  groups: QueryTerm[]
  /** The languages whose stems were looked for. */
  languages: string[]
  scores: Scores
  /** The best score by the query's own words alone. */
  best: number
}

type Search = {
  locale: string
  /** Which synonyms count: all of them unless it is said. */
  by?: keyof Synonyms
  /** The languages to whose words misspelt ones are corrected: those looked for unless it is said. */
  corrected?: readonly string[]
  /** Whether visitors search by it, and the assistant does not. */
  isSearch?: boolean
}

/** Scores all documents of a locale for a query, operators not yet applied. */
export function rankDocuments(
  index: Index,
  text: string,
  { locale, by = 'expandLoosely', corrected, isSearch }: Search,
): Ranking {
  const query = parseQuery(text)
  const languages = [...new Set([locale, index.locales[0] ?? locale])]
  const lookup = { index, locale, languages, held: new Map(), isSearch }
  const correct = createCorrector({ ...lookup, languages: corrected ?? languages })
  const groups = expandWords(query, { ...lookup, by, correct })
  const scores = scoreEntries(index, groups, locale)
  const best = scores.found.reduce((most, number) => Math.max(most, scores.values[number] ?? 0), 0)
  feedback(index, groups, { scores, locale })
  return { query, groups, languages, scores, best }
}

/** The weight of further guesses at a misspelt word. */
const otherGuess = 0.5

/** A single letter is the prefix of too many words to expand it beside others. */
const letter = /^[a-z0-9]$/

type Expansion = Lookup & { by: keyof Synonyms; correct: (word: string) => number[] }

/** Expands each word of a query to stems: its own, completions of the last word, and corrections of misspelt ones. */
function expandWords(query: Query, search: Expansion): QueryTerm[] {
  const { index, languages, by, correct } = search
  const last = query.endsInWord ? query.words.at(-1)?.word : undefined
  const words = query.words.flatMap(({ word }) =>
    word === last && begin(word, search).length > 0 ? [word] : splitJoined(word, search),
  )
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const synonyms = index.synonyms()[by](words, languages)
  const groups = [...counts].map(([word, count]) => {
    const isBegun = word === last && !letter.test(word)
    const own = isBegun ? begin(word, search) : heldStems(word, search)
    const stems = [...own, ...synonymStems(synonyms.get(word) ?? [], synonymWeight, search)]
    if (stems.length > 0) return groupOf({ word, count, stems }, search)
    return correctedGroup({ word, count, forms: correct(word) }, search)
  })
  const telling = groups.filter(({ word }) => !isFunctionWord(word, languages))
  const single = groups.find(({ word }) => word === last && letter.test(word))
  if (single && isAlone(single, telling, groups)) {
    return [groupOf({ ...single, stems: begin(single.word, search) }, search)]
  }
  return telling.length > 0 ? telling : groups
}

/** Whether a single letter is all that the query has to search by. */
function isAlone(single: QueryTerm, telling: readonly QueryTerm[], groups: readonly QueryTerm[]) {
  if (telling.length > 0) return telling.every((group) => group === single)
  return groups.every((group) => group === single || group.stems.length === 0)
}

const synonymWeight = 0.5

/** A word with its completions, which count less if it is a word already. */
function begin(word: string, search: Lookup): QueryTerm['stems'] {
  const own = heldStems(word, search)
  const weight = own.length > 0 ? 0.3 : 0.8
  const begun = findByPrefix(word, search).filter((stem) => own.every((one) => one.stem !== stem))
  return [...own, ...begun.map((stem) => ({ stem, weight }))]
}

/** A misspelt word: the best guess is reported, other guesses are searched too. */
function correctedGroup(
  { word, count, forms }: Pick<QueryTerm, 'word' | 'count'> & { forms: readonly number[] },
  search: Lookup,
): QueryTerm {
  const { lexicon } = search.index
  const stems = forms.map((form, at) => ({
    stem: lexicon.stemOf(form),
    weight: at === 0 ? 1 : otherGuess,
  }))
  const [best] = forms
  const group = groupOf({ word, count, stems }, search)
  return best === undefined ? group : { ...group, correction: lexicon.formText(best) }
}

function groupOf(group: Pick<QueryTerm, 'word' | 'count' | 'stems'>, { index, locale }: Lookup) {
  const { documents } = index.shown(locale)
  const holders = group.stems.map(({ stem }) => index.documentsWith(stem, locale))
  return { ...group, rarity: rarityOf(Math.max(0, ...holders), documents) }
}

/**
 * Parameters of the relevance model RM3; `lambda` is the share of the query's own words. With fewer words the best
 * documents are too uncertain to expand the query.
 */
const settings = { documents: 5, words: 30, lambda: 0.7, leastWords: 5 }

/**
 * Pseudo-relevance feedback: words shared by the best documents count too, but only for documents that contain a word of
 * the query, so that every result can be explained by what was typed.
 */
function feedback(
  index: Index,
  groups: readonly QueryTerm[],
  found: { scores: Scores; locale: string },
) {
  const { scores, locale } = found
  if (groups.length < settings.leastWords || scores.found.length < settings.documents) return
  const best = selectTop(scores.found, {
    values: scores.values,
    count: settings.documents,
    keyOf: index.keyOf,
  })
  const { documents } = index.shown(locale)
  const candidates = [...shared(index, best, scores)].flatMap(([stem, share]) => {
    const holders = index.documentsWith(stem, locale)
    return holders > 1 ? [{ stem, share, rarity: rarityOf(holders, documents) }] : []
  })
  const chosen = candidates
    .sort((a, b) => b.share * b.rarity - a.share * a.rarity)
    .slice(0, settings.words)
  const total = chosen.reduce((sum, { share, rarity }) => sum + share * rarity, 0)
  const asked = groups.reduce((sum, { count }) => sum + count, 0)
  const weight = ((1 - settings.lambda) / settings.lambda) * asked
  for (const { stem, share, rarity } of chosen) {
    const count = (weight * share * rarity) / total
    addTerm(index, {
      group: { stems: [{ stem, weight: 1 }], count, rarity },
      locale,
      scores,
      onlyFound: true,
    })
  }
}

/** The share of each stem in the best documents, weighted by their scores. */
function shared(index: Index, best: readonly number[], { values }: Scores): Map<number, number> {
  const shares = new Map<number, number>()
  const total = best.reduce((sum, number) => sum + (values[number] ?? 0), 0)
  for (const number of best) {
    const entry = index.entryAt(number)
    if (!entry) continue
    const forms = formsOf(entry)
    const step = (values[number] ?? 0) / total / forms.length
    for (const form of forms) {
      const stem = index.lexicon.stemOf(form)
      shares.set(stem, (shares.get(stem) ?? 0) + step)
    }
  }
  return shares
}

type PrefixSearch = { index: Index; languages: readonly string[]; locale: string }

/** How many forms are read: a single letter starts thousands of words, not sorted by how common they are. */
const mostLooked = { letter: 4_000, more: 400 }
const mostTaken = 24
/** The maximum of documents visited for all words together. */
const mostVisited = 20_000

/** The stems of the most common words with this prefix; function words only if there are no others. */
function findByPrefix(prefix: string, { index, languages, locale }: PrefixSearch): number[] {
  const { lexicon } = index
  const telling = new Map<number, number>()
  const joining = new Map<number, number>()
  for (const language of languages) {
    for (const form of formsFrom(prefix, index, language)) {
      const stem = lexicon.stemOf(form)
      const documents = index.documentsWith(stem, locale)
      if (documents === 0 || lexicon.uses(form) === 0) continue
      const holders = isFunctionWord(lexicon.formText(form), languages) ? joining : telling
      holders.set(stem, documents)
    }
  }
  const commonFirst = [...(telling.size > 0 ? telling : joining)].sort(([, a], [, b]) => b - a)
  let visited = 0
  const taken = commonFirst.slice(0, mostTaken).filter(([, documents], at) => {
    visited += documents
    return at === 0 || visited <= mostVisited
  })
  return taken.map(([stem]) => stem)
}

function* formsFrom(prefix: string, { lexicon }: Index, language: string): Iterable<number> {
  const sorted = lexicon.sorted(language)
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (lexicon.formText(sorted[middle] ?? 0) < prefix) low = middle + 1
    else high = middle
  }
  const looked = prefix.length > 1 ? mostLooked.more : mostLooked.letter
  const end = Math.min(sorted.length, low + looked)
  for (let at = low; at < end; at += 1) {
    const form = sorted[at] ?? 0
    if (!lexicon.formText(form).startsWith(prefix)) return
    yield form
  }
}
