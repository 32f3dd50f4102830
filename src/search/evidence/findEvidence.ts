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

export type Evidence = { entry: Entry; at: number; place: number; unit: Unit; features: Features }

const documentsRead = 20

/** The units of the documents nearest to a question, with what speaks for each. */
export function findEvidence(index: Index, asked: Question, locale: string): Evidence[] {
  const question = readQuestion(index, asked, locale)
  const ranking = rankDocuments(index, question.searched, locale)
  const { values, found } = ranking.scores
  const best = selectTop(found, { values, count: documentsRead, keyOf: index.keyOf })
  const highest = values[best[0] ?? -1] ?? 1
  return best.flatMap((number) => {
    const entry = index.entryAt(number)
    if (!entry) return []
    const rank = (values[number] ?? 0) / highest
    return unitsIn(index, { entry, rank, question, ranking, locale })
  })
}

type Reading = {
  entry: Entry
  rank: number
  question: AskedQuestion
  ranking: Ranking
  locale: string
}

/** How well each asked word is covered, 0 to 1. */
type Cover = readonly number[]

/** A text below a question answers it, and need not repeat its words. */
const isQuestion = /[?؟]\s*$/u

/** A heading counts less than the text below it, a title less than both. */
const above = { leadIn: 0.85, heading: 0.8, title: 0.7 }

function unitsIn(index: Index, reading: Reading): Evidence[] {
  const { entry, rank, question, ranking, locale } = reading
  const { asked } = question
  const { lexicon } = index
  const stemsOf = (forms: Uint32Array | undefined) => [...(forms ?? [])].map(lexicon.stemOf)
  const weigh = createScale(asked)
  const preciseness = (stems: Iterable<number>) => shareAsked(index, { asked, stems, locale })
  const titleStems = stemsOf(entry.title)
  const title = coverOf(asked, titleStems)
  const implied = isQuestion.test(entry.document.title.text) ? title : []
  const sections = unitsOf(entry, lexicon).map((units, at) => {
    const heading = coverOf(asked, stemsOf(entry.headings[at]))
    const own = units.map(({ stems }) => best([coverOf(asked, stems.text), implied]))
    return { units, own, heading, whole: best([heading, ...own]) }
  })
  const everywhere = best([title, ...sections.map(({ whole }) => whole)])
  const document = weigh(everywhere)
  const nameless = shareLacking(asked, everywhere)
  const likeness = alike(weigh(title), preciseness(titleStems))
  return sections.flatMap(({ units, own, heading, whole }, at) => {
    const { score } = scoreSection(index, { entry, at, ranking, locale })
    const opening = Number(at === 0 && sections.length > 1)
    const shared = {
      section: weigh(whole),
      document,
      score,
      rank,
      title: likeness,
      opening,
      nameless,
    }
    return units.flatMap((unit, place) => {
      const covers = { own: own[place] ?? [], heading, title }
      const features = { ...shared, ...featuresOf(unit, { question, covers, weigh, preciseness }) }
      // What only repeats the question does not answer it.
      return features.dense === 1 ? [] : [{ entry, at, place, unit, features }]
    })
  })
}

type Comparison = {
  question: AskedQuestion
  covers: { own: Cover; heading: Cover; title: Cover }
  weigh: (cover: Cover) => number
  preciseness: (stems: Iterable<number>) => number
}

/** What of the features is the unit's own. */
function featuresOf(unit: Unit, { question, covers, weigh, preciseness }: Comparison) {
  const { asked, form, figures } = question
  const { stems, text } = unit
  const { own, heading, title } = covers
  const leadIn = scaled(coverOf(asked, stems.leadIn), above.leadIn)
  const near = best([own, leadIn, scaled(heading, above.heading)])
  const under = best([near, scaled(title, above.title)])
  const hasForm = form?.answer.test(text) ?? false
  const label = preciseness(stems.label)
  const found = under.filter((part, word) => part > leastFound && !asked[word]?.isSlight)
  return {
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

/** Returns a function that adds up a cover by the weights of the words, 1 where all are covered. */
function createScale(asked: readonly AskedWord[]): (cover: Cover) => number {
  const all = asked.reduce((sum, { weight }) => sum + weight, 0) || 1
  return (cover) => cover.reduce((sum, part, at) => sum + part * (asked[at]?.weight ?? 0), 0) / all
}

function coverOf(asked: readonly AskedWord[], stems: Iterable<number>): Cover {
  const cover = asked.map(() => 0)
  for (const stem of stems) {
    for (const [at, { stems: meant }] of asked.entries()) {
      const weight = meant.get(stem) ?? 0
      if (weight > (cover[at] ?? 0)) cover[at] = weight
    }
  }
  return cover
}

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

const scaled = (cover: Cover, share: number): Cover => cover.map((part) => part * share)

type Stems = { asked: readonly AskedWord[]; stems: Iterable<number>; locale: string }

/** The share of these stems, by rarity, that were asked for. */
function shareAsked(index: Index, { asked, stems, locale }: Stems): number {
  let found = 0
  let all = 0
  for (const stem of new Set(stems)) {
    const weight = rarityOfStem(index, stem, locale)
    all += weight
    found +=
      weight * asked.reduce((most, { stems: meant }) => Math.max(most, meant.get(stem) ?? 0), 0)
  }
  return all === 0 ? 0 : found / all
}

/** The harmonic mean of how much of each is in the other. */
const alike = (one: number, other: number) =>
  one + other === 0 ? 0 : (2 * one * other) / (one + other)
