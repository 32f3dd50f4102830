import type { Entry } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import type { Ranking } from '../query/rankDocuments.js'
import { rankDocuments } from '../query/rankDocuments.js'
import { scoreSection } from '../query/scoreSection.js'
import { selectTop } from '../query/selectTop.js'
import { rarityOfStem } from '../query/terms.js'
import { shareOfFigures } from './figuresOf.js'
import type { AskedQuestion, AskedWord, Question } from './readQuestion.js'
import { readQuestion } from './readQuestion.js'
import type { Unit } from './unitsOf.js'
import { unitsOf } from './unitsOf.js'

export const featureNames = [
  /** The share of the question's words, by rarity, in the unit; with its lead-in and heading; and with the title. */
  'text',
  'near',
  'under',
  /** The same share in its whole section, and in its whole document. */
  'section',
  'document',
  /** The index's scores of the section, and of the document over that of the best. */
  'score',
  'rank',
  /** Whether it has the form that the question asks for, or lacks it. */
  'form',
  'formless',
  /** How much of its label was asked for, and whether none of it was. */
  'label',
  'labelElse',
  'item',
  'length',
  /** How alike the question and the title are. */
  'title',
  /** Whether it stands before the first heading. */
  'opening',
  /** How much of the unit was asked for. */
  'dense',
  /** How many words of the question it has, four and more counting as all. */
  'count',
  /** The share of the question's figures that it has, ranges counted. */
  'figures',
  /** The share of the names asked for that its whole document lacks. */
  'nameless',
] as const

/** What speaks for a unit as the answer, each 0 to 1. */
export type Features = Record<(typeof featureNames)[number], number>

export type Evidence = {
  entry: Entry
  at: number
  place: number
  unit: Unit
  features: Features
  /** Whether its title is named, and no document has any of the other words. */
  isUnheard: boolean
}

const documentsRead = 20

/** The units of the documents nearest to a question, with what speaks for each. */
export function findEvidence(index: Index, asked: Question, locale: string): Evidence[] {
  const question = readQuestion(index, asked, locale)
  const ranking = rankDocuments(index, question.searched, locale)
  const comparison = compareWith(index, question.asked, locale)
  const { values, found } = ranking.scores
  const best = selectTop(found, { values, count: documentsRead, keyOf: index.keyOf })
  const highest = values[best[0] ?? -1] ?? 1
  return best.flatMap((number) => {
    const entry = index.entryAt(number)
    if (!entry) return []
    const rank = (values[number] ?? 0) / highest
    return unitsIn(index, { entry, rank, question, ranking, comparison, locale })
  })
}

type Reading = {
  entry: Entry
  rank: number
  question: AskedQuestion
  ranking: Ranking
  comparison: Comparison
  locale: string
}

/** How well each asked word is covered, 0 to 1. */
type Cover = readonly number[]

/** A text below a question answers it, and need not repeat its words. */
const isQuestion = /[?؟]\s*$/u

/** A heading counts less than the text below it, a title less than both. */
const above = { leadIn: 0.85, heading: 0.8, title: 0.7 }

function unitsIn(index: Index, reading: Reading): Evidence[] {
  const { entry, rank, question, ranking, comparison, locale } = reading
  const { asked } = question
  const { lexicon } = index
  const { coverOf, weigh, preciseness } = comparison
  const stemsOf = (forms: Uint32Array | undefined) => forms?.map(lexicon.stemOf) ?? none
  const titleStems = stemsOf(entry.title)
  const title = coverOf(titleStems)
  const implied = isQuestion.test(entry.document.title.text) ? title : []
  const sections = unitsOf(entry, lexicon).map((units, at) => {
    const heading = coverOf(stemsOf(entry.headings[at]))
    const own = units.map(({ stems }) => best([coverOf(stems.text), implied]))
    return { units, own, heading, whole: best([heading, ...own]) }
  })
  const everywhere = best([title, ...sections.map(({ whole }) => whole)])
  const document = weigh(everywhere)
  const isUnheard = isNowhere(asked, title)
  const nameless = shareLacking(asked, everywhere)
  const likeness = alike(weigh(title), preciseness(titleStems))
  return sections.flatMap(({ units, own, heading, whole }, at) => {
    const score = scoreSection(index, { entry, at, ranking, locale })
    const opening = Number(at === 0 && sections.length > 1)
    const section = weigh(whole)
    const shared = { section, document, score, rank, title: likeness, opening, nameless }
    const found: Evidence[] = []
    for (const [place, unit] of units.entries()) {
      const covers = { own: own[place] ?? [], heading, title }
      const features = featuresOf(unit, { question, covers, comparison, shared })
      // What only repeats the question does not answer it.
      if (features.dense < 1) found.push({ entry, at, place, unit, features, isUnheard })
    }
    return found
  })
}

const none = new Uint32Array(0)

type Shared = Pick<
  Features,
  'section' | 'document' | 'score' | 'rank' | 'title' | 'opening' | 'nameless'
>

type UnitContext = {
  question: AskedQuestion
  covers: { own: Cover; heading: Cover; title: Cover }
  comparison: Comparison
  shared: Shared
}

/** The features of a unit, those that it shares with its section and document included. */
function featuresOf(unit: Unit, { question, covers, comparison, shared }: UnitContext): Features {
  const { asked, form, figures } = question
  const { coverOf, weigh, preciseness } = comparison
  const { stems, text } = unit
  const { own, heading, title } = covers
  const leadIn = stems.leadIn.length > 0 ? coverOf(stems.leadIn) : []
  const near = own.map((part, at) =>
    Math.max(part, above.leadIn * (leadIn[at] ?? 0), above.heading * (heading[at] ?? 0)),
  )
  const under = near.map((part, at) => Math.max(part, above.title * (title[at] ?? 0)))
  const hasForm = form?.answer.test(text) ?? false
  const label = stems.label.length > 0 ? preciseness(stems.label) : 0
  const found = under.filter((part, word) => part > leastFound && !asked[word]?.isSlight)
  return {
    ...shared,
    text: weigh(own),
    near: weigh(near),
    under: weigh(under),
    form: Number(hasForm),
    formless: Number(form !== undefined && !hasForm),
    label,
    labelElse: Number(unit.label !== '' && label === 0),
    item: Number(unit.isItem),
    length: Math.min(1, Math.log(1 + stems.text.length) / 4),
    dense: preciseness(stems.text),
    count: Math.min(1, found.length / 4),
    figures: shareOfFigures(figures, text),
  }
}

/** A word that is covered less does not count as found. */
const leastFound = 0.4

type Comparison = {
  /** How well these stems cover each asked word. */
  coverOf: (stems: Iterable<number>) => Cover
  /** Adds up a cover by the weights of the words, 1 where all are covered. */
  weigh: (cover: Cover) => number
  /** The share of these stems, by rarity, that were asked for. */
  preciseness: (stems: Iterable<number>) => number
}

/** Compares units with one question: what is looked up for every stem is prepared once. */
function compareWith(index: Index, asked: readonly AskedWord[], locale: string): Comparison {
  const meant = new Map<number, { at: number; weight: number }[]>()
  const strongest = new Map<number, number>()
  for (const [at, { stems }] of asked.entries()) {
    for (const [stem, weight] of stems) {
      meant.set(stem, [...(meant.get(stem) ?? []), { at, weight }])
      strongest.set(stem, Math.max(weight, strongest.get(stem) ?? 0))
    }
  }
  const rarities = new Map<number, number>()
  const rarity = (stem: number) => {
    const known = rarities.get(stem) ?? rarityOfStem(index, stem, locale)
    rarities.set(stem, known)
    return known
  }
  const all = asked.reduce((sum, { weight }) => sum + weight, 0) || 1
  return {
    coverOf: (stems) => {
      const cover = asked.map(() => 0)
      for (const stem of stems) {
        for (const { at, weight } of meant.get(stem) ?? nothing) {
          if (weight > (cover[at] ?? 0)) cover[at] = weight
        }
      }
      return cover
    },
    weigh: (cover) =>
      cover.reduce((sum, part, at) => sum + part * (asked[at]?.weight ?? 0), 0) / all,
    preciseness: (stems) => {
      let found = 0
      let whole = 0
      for (const stem of stems) {
        const weight = rarity(stem)
        whole += weight
        found += weight * (strongest.get(stem) ?? 0)
      }
      return whole === 0 ? 0 : found / whole
    },
  }
}

const nothing: { at: number; weight: number }[] = []

function best(covers: readonly Cover[]): Cover {
  const [first = []] = covers
  return first.map((_, at) => covers.reduce((most, cover) => Math.max(most, cover[at] ?? 0), 0))
}

/** The share of the names that are not covered; 0 where no name was asked for. */
function shareLacking(asked: readonly AskedWord[], cover: Cover): number {
  const names = cover.filter((_, word) => asked[word]?.isName)
  const lacking = names.filter((part) => part <= leastFound)
  return names.length === 0 ? 0 : lacking.length / names.length
}

/** Whether the title is named, and no document has any of the other words. */
function isNowhere(asked: readonly AskedWord[], title: Cover): boolean {
  const telling = asked.filter(({ isSlight }) => !isSlight)
  const others = telling.filter((word) => (title[asked.indexOf(word)] ?? 0) <= leastFound)
  const isNamed = others.length < telling.length
  return isNamed && others.length > 0 && others.every(({ stems }) => stems.size === 0)
}

/** The harmonic mean of how much of each is in the other. */
const alike = (one: number, other: number) =>
  one + other === 0 ? 0 : (2 * one * other) / (one + other)
