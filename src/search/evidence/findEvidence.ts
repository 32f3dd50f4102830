import type { Entry } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import type { Ranking } from '../query/rankDocuments.js'
import { rankDocuments } from '../query/rankDocuments.js'
import { scoreSection } from '../query/scoreSection.js'
import { selectTop } from '../query/selectTop.js'
import { type Comparison, compareWith, type Cover } from './compareWith.js'
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
  /** How much those words tell: their rarities in units of the rarest word's, four and more counting as all. */
  'information',
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
  /** The telling words of the question that it has, its headings included. */
  words: AskedWord[]
  /** Whether its title is named, and no document has any of the other words. */
  isUnheard: boolean
}

const documentsRead = 20

/** The words of a question, and the units of the documents nearest to it with what speaks for each. */
export function findEvidence(
  index: Index,
  asked: Question,
  locale: string,
): { asked: AskedWord[]; evidence: Evidence[] } {
  const question = readQuestion(index, asked, locale)
  const ranking = rankDocuments(index, question.searched, { locale })
  const comparison = compareWith(index, question.asked, locale)
  const { values, found: all } = ranking.scores
  const seen = (asked.before ?? []).reduce((bits, one) => bits | index.bitOf(one), 0)
  const found = all.filter((number) => ((index.entryAt(number)?.shownIn ?? 0) & seen) === 0)
  const best = selectTop(found, { values, count: documentsRead, keyOf: index.keyOf })
  const highest = values[best[0] ?? -1] ?? 1
  const evidence = best.flatMap((number) => {
    const entry = index.entryAt(number)
    if (!entry) return []
    const rank = (values[number] ?? 0) / highest
    return unitsIn(index, { entry, rank, question, ranking, comparison, locale })
  })
  return { asked: question.asked, evidence }
}

type Reading = {
  entry: Entry
  rank: number
  question: AskedQuestion
  ranking: Ranking
  comparison: Comparison
  locale: string
}

/** A text below a question answers it, and need not repeat its words. */
const isQuestion = /[?؟]\s*$/u

/** A summary in the manner of `What we charge, and how to pay.` tells nothing but what the page is about. */
const announcement =
  /^(?:what|how|why|which|ce qu[ei'’]|comment|pourquoi|combien|ماذا|كيف|لماذا)(?!\p{L})[^?؟]*$|^[^.!?؟]*(?:,|\band|\bet)\s(?:how|what|when|where|who|comment|ce que)\s(?:we|you|to|they|it|nous|vous|on)\b[^.!?؟]*\.?$/iu

/** What only repeats the question, or announces what a page is about, does not answer it. */
const tells = ({ unit, features }: Evidence): boolean =>
  features.dense < 1 && !(features.opening === 1 && announcement.test(unit.text))

/** A heading counts less than the text below it, a title less than both. */
const share = { leadIn: 0.85, heading: 0.8, title: 0.7 }

const scaled = (cover: Cover, by: number): Cover => cover.map((part) => part * by)

const headedBy = (heading: Cover, title: Cover): Headed['headed'] => {
  const own = scaled(heading, share.heading)
  return { heading: own, above: best([own, scaled(title, share.title)]) }
}

function unitsIn(index: Index, reading: Reading): Evidence[] {
  const { entry, rank, question, ranking, comparison, locale } = reading
  const { asked } = question
  const { lexicon } = index
  const { coverOf, weigh, preciseness, uncovered } = comparison
  const stemsOf = (forms: Uint32Array | undefined) => forms?.map(lexicon.stemOf) ?? none
  const titleStems = stemsOf(entry.title)
  const title = coverOf(titleStems)
  const implied = isQuestion.test(entry.document.title.text) ? title : undefined
  const sections = unitsOf(entry, lexicon).map((units, at) => {
    const heading = coverOf(stemsOf(entry.headings[at]))
    const own = units.map(({ stems }) => {
      return implied ? best([coverOf(stems.text), implied]) : coverOf(stems.text)
    })
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
    const of = { document, rank, title: likeness, nameless }
    const shared = { ...of, section: weigh(whole), score, opening }
    const headed = headedBy(heading, title)
    const bare = coveredBy(uncovered, uncovered, { asked, comparison, headed })
    const read = units.map((unit, place): Evidence => {
      const text = own[place] ?? uncovered
      const leadIn = coverOf(unit.stems.leadIn)
      const isBare = text === uncovered && leadIn === uncovered
      const covered = isBare ? bare : coveredBy(text, leadIn, { asked, comparison, headed })
      const features = featuresOf(unit, { question, covered, comparison, shared })
      return { entry, at, place, unit, features, words: covered.words, isUnheard }
    })
    return read.filter(tells)
  })
}

const none = new Uint32Array(0)

type Shared = Pick<
  Features,
  'section' | 'document' | 'score' | 'rank' | 'title' | 'opening' | 'nameless'
>

/** How much of the question a unit covers, alone and with what stands above it, and by which telling words. */
type Covered = Pick<Features, 'text' | 'near' | 'under' | 'count' | 'information'> & {
  words: AskedWord[]
}

type Headed = {
  asked: readonly AskedWord[]
  comparison: Comparison
  /** What its heading covers, and what its heading and title do. */
  headed: { heading: Cover; above: Cover }
}

function coveredBy(text: Cover, leadIn: Cover, { asked, comparison, headed }: Headed): Covered {
  const { weigh, rarest } = comparison
  const near = best([text, scaled(leadIn, share.leadIn), headed.heading])
  const under = best([near, headed.above])
  const words = asked.filter((word, at) => !word.isSlight && (under[at] ?? 0) > leastFound)
  const told = words.reduce((sum, { weight }) => sum + weight, 0)
  return {
    words,
    ...{ text: weigh(text), near: weigh(near), under: weigh(under) },
    count: Math.min(1, words.length / 4),
    information: Math.min(1, told / (4 * rarest)),
  }
}

type UnitContext = {
  question: AskedQuestion
  covered: Covered
  comparison: Comparison
  shared: Shared
}

/** The features of a unit, those that it shares with its section and document included. */
function featuresOf(
  { stems, text, label: labelText, isItem }: Unit,
  { question: { form }, covered, comparison, shared }: UnitContext,
): Features {
  const { preciseness } = comparison
  const hasForm = form?.answer.test(text) ?? false
  const label = preciseness(stems.label)
  // Written out: copying what is shared takes five times as long (measured), and most of an answer's time is spent here.
  return {
    section: shared.section,
    document: shared.document,
    score: shared.score,
    rank: shared.rank,
    title: shared.title,
    opening: shared.opening,
    nameless: shared.nameless,
    text: covered.text,
    near: covered.near,
    under: covered.under,
    count: covered.count,
    information: covered.information,
    form: Number(hasForm),
    formless: Number(form !== undefined && !hasForm),
    label,
    labelElse: Number(labelText !== '' && label === 0),
    item: Number(isItem),
    length: Math.min(1, Math.log(1 + stems.text.length) / 4),
    dense: preciseness(stems.text),
  }
}

/** A word that is covered less does not count as found. */
const leastFound = 0.4

function best(covers: readonly Cover[]): Cover {
  const [first = [], ...others] = covers
  const most = [...first]
  for (const cover of others) {
    for (const [at, part] of cover.entries()) most[at] = Math.max(most[at] ?? 0, part)
  }
  return most
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
