import { isSoAt, overview, type Fact, type FactDeclaration } from '../../platform/content/Fact.js'
import type { FactQuestion } from '../SearchIndex.js'
import type { Entry } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import { splitWords, wordsOf } from '../words/splitWords.js'
import { findSubjects } from './findSubjects.js'
import { parseQuestion, type ParsedQuestion } from './parseQuestion.js'
import { byRank, statementsOf, type Statement } from './statementsOf.js'

export type FactMatches = {
  found: { entry: Entry; statements: Statement[] }[]
  /** How many more documents there are of which it is so. */
  more: number
  /** Where they are listed. */
  listPath?: string | undefined
}

/** The maximum of documents in one answer. */
const mostSubjects = 3

/** Every part is searched for by itself, and searching blocks the process: a question of more compares nothing. */
const mostParts = 8

type Site = {
  index: Index
  declarations: readonly FactDeclaration[]
  /** Whether the whole question has few enough parts: those of its halves are no more together. */
  mayCompare: boolean
}

/** Answers a question about facts of documents; undefined if it asks for none. */
export function findFacts(
  index: Index,
  declarations: readonly FactDeclaration[],
  question: FactQuestion,
): FactMatches | undefined {
  const mayCompare = question.text.split(between).length <= mostParts
  const site = { index, declarations, mayCompare }
  return answerWhole(site, question) ?? answerPart(site, question)
}

function answerWhole(
  { index, declarations, mayCompare }: Site,
  question: FactQuestion,
): FactMatches | undefined {
  for (const declared of declarations) {
    const parsed = parseQuestion(question.text, declared, question.locale)
    const asked = { declared, asked: parsed, question }
    const compared = mayCompare ? compareFacts(index, asked) : undefined
    if (compared) return compared
    const found = factsBy(index, { ...asked, asked: withOverview(parsed) })
    if (found && found.found.length > 0) return found
  }
  return undefined
}

/** What joins two questions, each of some words. */
const joining = /\s(?:and|et)\s|\sو(?=هل|كم|متى|ما)/iu
const fewestWords = 3

/** Of two questions in one, the first that names what it is about. */
function answerPart(site: Site, question: FactQuestion): FactMatches | undefined {
  const parts = question.text.split(joining)
  const asking = parts.filter((part) => splitWords(part).length >= fewestWords)
  for (const text of parts.length > 1 ? asking.slice(0, mostParts) : []) {
    const found = answerWhole(site, { ...question, text, earlier: undefined })
    if (found) return found
  }
  return undefined
}

/** Who names documents in the plural and asks nothing of them wants to know which there are. */
function withOverview(asked: ParsedQuestion): ParsedQuestion {
  const { kinds, subject, isMany } = asked
  const isAll = subject === '' && kinds.every((kind) => kind === overview)
  if (isMany && kinds.length === 0) return { ...asked, kinds: [overview] }
  return isAll || kinds.length === 0
    ? asked
    : { ...asked, kinds: kinds.filter((kind) => kind !== overview) }
}

type Reading = { declared: FactDeclaration; asked: ParsedQuestion; question: FactQuestion }

/** What stands between two things of one question. */
const between =
  /[,;:]\s|\s(?:or|and|(?:more |less )?than|vs\.?|versus|ou|et|que|أم|أو)\s|\sو(?=ال|دورة)/iu

/** What asks how two things differ, and not in what. */
const differing =
  /\b(?:differences?(?: between)?|differs?(?: from)?|compare[ds]?|comparison|différences?(?: entre)?|comparer?|comparez)(?!\p{L})|(?:الفرق|قارن|مقارنة)(?: بين)?/iu

/** What the documents state that a question sets beside each other, one of each name in it. */
function compareFacts(index: Index, { declared, asked, question }: Reading) {
  const { text, locale, now } = question
  const isWhole = asked.kinds.length === 0 && differing.test(text)
  const kinds = isWhole ? [overview] : asked.kinds
  const parts = text.split(between)
  if (kinds.length === 0 || parts.length === 1) return undefined
  const named = new Set<Entry>()
  for (const part of parts) {
    const { subject, called } = parseQuestion(part.replace(differing, ' '), declared, locale)
    if (subject === '') continue
    const search = { subject, declared, locale, called, coverage: least.compared }
    const other = findSubjects(index, search).find((entry) => !named.has(entry))
    if (other) named.add(other)
  }
  const found = [...named].map((entry) => ({
    entry,
    statements: statementsOf(entry, { asked: { ...asked, kinds }, locale, now }),
  }))
  const isTold = found.every(({ statements }) => statements.length > 0)
  return found.length > 1 && isTold ? { found: found.slice(0, mostSubjects), more: 0 } : undefined
}

function factsBy(index: Index, reading: Reading): FactMatches | undefined {
  const { declared, asked, question } = reading
  const { locale, now } = question
  const isNamed = asked.isCalled || asked.isMany
  const isOverview = asked.kinds.includes(overview)
  const isList = setOf(asked).length + asked.first.size + asked.ofAll.size > 0
  const list = { declared, asked, locale, now }
  if (asked.kinds.length === 0) return undefined
  if (asked.subject === '' && ((isNamed && isList) || isOverview)) return listFacts(index, list)
  const { subject, called } = asked.subject === '' ? earlierSubject(reading) : asked
  if (subject === '') return asked.ofAll.size > 0 ? listFacts(index, list) : undefined
  const coverage = called.length > 0 && !isOverview ? least.named : least.unnamed
  const entries = findSubjects(index, { subject, declared, locale, called, coverage })
  const all = entries.map((entry) => ({
    entry,
    statements: statementsOf(entry, { asked, locale, now }),
  }))
  if (all.length === 0 && isList) return listFacts(index, { ...list, place: subject })
  const told = all.filter(({ statements }) => statements.length > 0)
  const fitting = asked.isMany ? told.filter(({ entry }) => hasValues(entry, reading)) : []
  return { found: (fitting.length > 0 ? fitting : told).slice(0, mostSubjects), more: 0 }
}

/** The subject of the question before, and the words by which either says what it is. */
function earlierSubject({ declared, asked, question: { earlier = '', locale } }: Reading) {
  const { subject, called } = parseQuestion(earlier, declared, locale)
  return { subject, called: [...asked.called, ...called] }
}

function hasValues({ document }: Entry, { asked }: Reading): boolean {
  return suffices(asked, [...asked.values.keys(), ...asked.denied.keys()], (kind) =>
    (document.facts?.known ?? []).some((fact) => fact.kind === kind && isOfValues(fact, asked)),
  )
}

/** Whether enough of these kinds are so: one of those with an `or` between them, and all others. */
function suffices(
  { either }: Pick<ParsedQuestion, 'either'>,
  kinds: readonly string[],
  isSo: (kind: string) => boolean,
): boolean {
  const choice = kinds.filter((kind) => either.has(kind))
  return kinds.every((kind) => isSo(kind) || (either.has(kind) && choice.some(isSo)))
}

/** Whether a fact has a value that is asked for of its kind, and none that is not wanted. */
function isOfValues(
  { kind, values: own = [] }: Fact,
  { values, denied }: Pick<ParsedQuestion, 'values' | 'denied'>,
): boolean {
  const [wanted, unwanted] = [values.get(kind), denied.get(kind)]
  const isWanted = !wanted || own.some((value) => wanted.has(value))
  return isWanted && !own.some((value) => unwanted?.has(value))
}

/** The kinds to which a question sets a bound or a value. */
const setOf = ({ bounds, values, denied }: ParsedQuestion) => [
  ...new Set([...bounds.keys(), ...values.keys(), ...denied.keys()]),
]

/** The least coverage of the subject; higher if the question does not say what kind of document it means. */
const least = { named: 0.55, compared: 0.7, unnamed: 0.85 }

type List = {
  declared: FactDeclaration
  asked: ParsedQuestion
  locale: string
  now: number
  /** The words that name where it takes place. */
  place?: string
}

const most = { first: 3, all: 6 }

/** The documents of which everything asked is so: the free ones, those next to begin. */
function listFacts(index: Index, { declared, asked, locale, now, place = '' }: List): FactMatches {
  const isWanted = wantedBy(index, { asked, locale, place })
  const bit = index.bitOf(locale)
  const fitting: Fitting[] = []
  for (let number = 0; number < index.capacity(); number += 1) {
    const entry = index.entryAt(number)
    if (!entry || (entry.shownIn & bit) === 0 || entry.document.facts?.declared !== declared)
      continue
    const known = entry.document.facts.known.filter((fact) => isSoAt(fact, now) && isWanted(fact))
    const fact = fittingFact(known, asked, place)
    if (fact) fitting.push({ entry, fact })
  }
  const isFirst = asked.first.size > 0
  const comparable = isFirst ? inOneUnit(fitting) : fitting
  // What is listed for one of several kinds cannot be ordered by any of them.
  const ranked = asked.either.size > 0 ? comparable : rankedOf(comparable)
  const isElse = ({ entry }: Fitting) => Number(entry.document.language !== locale)
  const inOrder = ranked.toSorted(
    (one, other) =>
      byRank(one.fact, other.fact) || isElse(one) - isElse(other) || byTitle(one, other),
  )
  const chosen = inOrder.slice(0, isFirst ? most.first : most.all)
  const told = { ...asked, first: new Set(asked.kinds) }
  const found = chosen.map(({ entry }) => ({
    entry,
    statements: statementsOf(entry, { asked: told, locale, now, isWanted }),
  }))
  const more = isFirst ? 0 : inOrder.length - chosen.length
  return { found, more, listPath: declared.listPath }
}

/** Whether a fact is of a value, within a bound and at a place asked for; one of a kind that has none always is. */
function wantedBy(
  index: Index,
  { asked, locale, place }: Pick<Required<List>, 'asked' | 'locale' | 'place'>,
): (fact: Fact) => boolean {
  const words = wordsOf(place)
  const synonyms = index.synonyms().expand(words, [locale])
  const known = new Map<string, boolean>()
  const isAt = (where: string) => {
    const own = new Set(wordsOf(where))
    return words.every((word) =>
      [[word], ...(synonyms.get(word) ?? [])].some((other) => other.every((one) => own.has(one))),
    )
  }
  return (fact) => {
    const { kind, place: where } = fact
    if (asked.bounds.get(kind)?.(fact) === false || !isOfValues(fact, asked)) return false
    if (place === '' || where === undefined) return true
    const isThere = known.get(where) ?? isAt(where)
    known.set(where, isThere)
    return isThere
  }
}

type Fitting = { entry: Entry; fact: Fact }

/** Where some have an order, those that have one: courses with dates. */
function rankedOf(fitting: Fitting[]): Fitting[] {
  const ranked = fitting.filter(({ fact }) => fact.rank !== undefined)
  return ranked.length > 0 ? ranked : fitting
}

/** What has an order: all of one unit, or of several those alone that cost nothing in any. */
function inOneUnit(fitting: Fitting[]): Fitting[] {
  const units = new Set(fitting.flatMap(({ fact }) => fact.unit ?? []))
  return units.size > 1 ? fitting.filter(({ fact }) => fact.unit === undefined) : fitting
}

/** The fact that a document is listed for: its first of the kind that asks for an order, else one of a value asked. */
function fittingFact(
  known: readonly Fact[],
  asked: ParsedQuestion,
  place: string,
): Fact | undefined {
  const { kinds, first, ofAll } = asked
  const inOrder = known.toSorted(byRank)
  const ofKind = (kind: string) => inOrder.find((fact) => fact.kind === kind)
  const set = setOf(asked)
  const ofValues = set.flatMap((kind) => ofKind(kind) ?? [])
  const atPlace = inOrder.find((fact) => fact.place !== undefined)
  if (!suffices(asked, set, (kind) => ofKind(kind) !== undefined) || (place !== '' && !atPlace))
    return undefined
  if (first.size > 0) return inOrder.find(({ kind, rank }) => first.has(kind) && rank !== undefined)
  const [ofAllKind] = ofAll
  const isOpen = ofValues.length === 0
  const kind = isOpen && kinds.includes(overview) ? overview : ofAllKind
  return kind === undefined || asked.either.size > 0 ? ofValues[0] : ofKind(kind)
}

function byTitle(one: { entry: Entry }, other: { entry: Entry }): number {
  return one.entry.document.title.text < other.entry.document.title.text ? -1 : 1
}
