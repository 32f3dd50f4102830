import type { Entry } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import { rankDocuments, type Ranking } from '../query/rankDocuments.js'
import { scoreSection } from '../query/scoreSection.js'
import { selectTop } from '../query/selectTop.js'
import { type Comparison, compareWith, type Cover } from './compareWith.js'
import { type Case, findCases } from './findCases.js'
import { featureAt, featureNames, type FeatureRow } from './features.js'
import { readQuestion, type AskedQuestion, type AskedWord, type Question } from './readQuestion.js'
import { unitsOf, type Unit } from './unitsOf.js'

export type Evidence = {
  entry: Entry
  at: number
  place: number
  unit: Unit
  features: FeatureRow
  /** The telling words of the question that it has, its headings included. */
  words: AskedWord[]
  /** Whether its title is named, and no document has any of the other words. */
  isUnheard: boolean
  /** Whether it is for the case that the question puts, or for another, where that can be told. */
  case?: Case
}

const documentsRead = 20

/** The words of a question, and the units of the documents nearest to it with what speaks for each. */
export function findEvidence(
  index: Index,
  asked: Question,
  locale: string,
): { asked: AskedWord[]; evidence: Evidence[] } {
  const question = readQuestion(index, asked, locale)
  const ranking = rankDocuments(index, question.searched, { locale, corrected: question.corrected })
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
  const { text } = asked
  const languages = [locale, index.locales[0] ?? locale]
  const cases = findCases(index, evidence, { text, asked: question.asked, languages })
  for (const [one, found] of cases) one.case = found
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

/** What only repeats the question, or announces what a page is about, does not answer it. */
const tells = ({ unit, features }: Evidence): boolean =>
  (features[featureAt.dense] ?? 0) < 1 &&
  !(features[featureAt.opening] === 1 && unit.isAnnouncement)

/** A heading counts less than the text below it, a title less than both. */
const share = { leadIn: 0.85, heading: 0.8, title: 0.7 }

const scaled = (cover: Cover, by: number): Cover => cover.map((part) => part * by)

/** What the heading of a unit covers, and what its heading and title do. */
type Headed = { heading: Cover; above: Cover }

const headedBy = (heading: Cover, title: Cover): Headed => {
  const own = scaled(heading, share.heading)
  return { heading: own, above: best([own, scaled(title, share.title)]) }
}

function unitsIn(index: Index, reading: Reading): Evidence[] {
  const { entry, rank, question, ranking, comparison, locale } = reading
  const { asked } = question
  const { coverOf, weigh, preciseness, uncovered } = comparison
  const split = unitsOf(entry, index.lexicon)
  const title = coverOf(split.title)
  const implied = isQuestion.test(entry.document.title.text) ? title : undefined
  const sections = split.sections.map(({ units, heading: headingStems }) => {
    const heading = coverOf(headingStems)
    const own = units.map(({ stems }) => {
      return implied ? best([coverOf(stems.text), implied]) : coverOf(stems.text)
    })
    return { units, own, heading, whole: best([heading, ...own]) }
  })
  const everywhere = best([title, ...sections.map(({ whole }) => whole)])
  const isUnheard = isNowhere(asked, title)
  const shared = featureNames.map(() => 0)
  shared[featureAt.document] = weigh(everywhere)
  shared[featureAt.rank] = rank
  shared[featureAt.title] = alike(weigh(title), preciseness(split.title))
  shared[featureAt.nameless] = shareLacking(asked, everywhere)
  return sections.flatMap(({ units, own, heading, whole }, at) => {
    shared[featureAt.section] = weigh(whole)
    shared[featureAt.score] = scoreSection(index, { entry, at, ranking, locale })
    shared[featureAt.opening] = Number(at === 0 && sections.length > 1)
    const context = { asked, comparison, headed: headedBy(heading, title), shared }
    const bare = coveredBy(uncovered, uncovered, context)
    const read = units.map((unit, place): Evidence => {
      const text = own[place] ?? uncovered
      const leadIn = coverOf(unit.stems.leadIn)
      const isBare = text === uncovered && leadIn === uncovered
      const { words, features: covered } = isBare ? bare : coveredBy(text, leadIn, context)
      const features = featuresOf(unit, { question, covered, isBare, comparison })
      return { entry, at, place, unit, features, words, isUnheard }
    })
    return read.filter(tells)
  })
}

type Context = {
  asked: readonly AskedWord[]
  comparison: Comparison
  headed: Headed
  /** The features that all units of the section have alike. */
  shared: FeatureRow
}

/** How much of the question a unit covers, alone and with what stands above it, and by which telling words. */
function coveredBy(
  text: Cover,
  leadIn: Cover,
  { asked, comparison: { weigh, rarest }, headed, shared }: Context,
): { words: AskedWord[]; features: FeatureRow } {
  const near = best([text, scaled(leadIn, share.leadIn), headed.heading])
  const under = best([near, headed.above])
  const words = asked.filter((word, at) => !word.isSlight && (under[at] ?? 0) > leastFound)
  const told = words.reduce((sum, { weight }) => sum + weight, 0)
  const features = [...shared]
  features[featureAt.text] = weigh(text)
  features[featureAt.near] = weigh(near)
  features[featureAt.under] = weigh(under)
  features[featureAt.count] = Math.min(1, words.length / 4)
  features[featureAt.information] = Math.min(1, told / (4 * rarest))
  return { words, features }
}

type UnitContext = {
  question: AskedQuestion
  covered: FeatureRow
  /** Whether none of its words was asked for. */
  isBare: boolean
  comparison: Comparison
}

function featuresOf(
  { stems, text, label: labelText, isItem, length }: Unit,
  { question: { form }, covered, isBare, comparison: { preciseness } }: UnitContext,
): FeatureRow {
  const hasForm = form?.answer.test(text) ?? false
  const label = isBare ? 0 : preciseness(stems.label)
  const features = [...covered]
  features[featureAt.form] = Number(hasForm)
  features[featureAt.formless] = Number(form !== undefined && !hasForm)
  features[featureAt.label] = label
  features[featureAt.labelElse] = Number(labelText !== '' && label === 0)
  features[featureAt.item] = Number(isItem)
  features[featureAt.length] = length
  features[featureAt.dense] = isBare ? 0 : preciseness(stems.text)
  return features
}

/** A word that is covered less does not count as found. */
const leastFound = 0.4

function best(covers: readonly Cover[]): Cover {
  const most = [...(covers[0] ?? [])]
  for (const cover of covers) {
    for (let at = 0; at < most.length; at += 1) {
      const part = cover[at] ?? 0
      if (part > (most[at] ?? 0)) most[at] = part
    }
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
