import { isSoAt, overview, type Fact, type FactDeclaration } from '../../platform/content/Fact.js'
import type { Entry } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import { wordsOf } from '../words/splitWords.js'
import type { ParsedQuestion } from './parseQuestion.js'
import { byRank, statementsOf, type Statement } from './statementsOf.js'

export type FactMatches = {
  found: { entry: Entry; statements: Statement[] }[]
  /** How many more documents there are of which it is so. */
  more: number
  /** Where they are listed. */
  listPath?: string | undefined
  /** Whether nothing is as asked, and these come nearest. */
  isNearest?: boolean
}

type List = {
  declared: FactDeclaration
  asked: ParsedQuestion
  locale: string
  now: number
  /** The words that name where it takes place. */
  place?: string
}

const most = { first: 3, all: 6 }

/** The documents of which everything asked is so, or else those that come nearest to it. */
export function listFacts(index: Index, list: List): FactMatches {
  const fitting = listFitting(index, list)
  const near = nearestTo(list)
  if (fitting.found.length > 0 || !near) return fitting
  return { ...listFitting(index, { ...list, asked: near }), isNearest: true }
}

/** What comes nearest to a bound, or to values of the one kind that is asked for: the next dates where July has none. */
function nearestTo({ declared, asked, place = '' }: List): ParsedQuestion | undefined {
  const [bound] = [...asked.bounds].filter(([, { nearest }]) => nearest)
  if (bound) {
    const [kind, { nearest: fits = () => false }] = bound
    const bounds = new Map([...asked.bounds, [kind, { fits }]])
    return { ...asked, bounds, first: new Set([kind]) }
  }
  const [kind = '', ...others] = setOf(asked)
  const isAlone = others.length === 0 && place === '' && declared.kinds[kind]?.first !== undefined
  if (!isAlone || !asked.values.has(kind)) return undefined
  return { ...asked, values: new Map(), first: new Set([kind]) }
}

/** The documents of which everything asked is so: the free ones, those next to begin. */
function listFitting(
  index: Index,
  { declared, asked, locale, now, place = '' }: List,
): FactMatches {
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
  const comparable = isFirst ? leftOf(inOneUnit(fitting, asked)) : fitting
  // What is listed for one of several kinds cannot be ordered by any of them.
  const ranked = asked.either.size > 0 ? comparable : rankedOf(comparable)
  const isElse = ({ entry }: Fitting) => Number(entry.document.language !== locale)
  const inOrder = ranked.toSorted(
    (one, other) =>
      (asked.isLast ? -1 : 1) * byRank(one.fact, other.fact) ||
      isElse(one) - isElse(other) ||
      byTitle(one, other),
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
export function wantedBy(
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
    if (asked.bounds.get(kind)?.fits(fact) === false || !isOfValues(fact, asked)) return false
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

/** What has an order: all of one unit, or of several those alone that cost nothing in any, or the last of each. */
function inOneUnit(fitting: Fitting[], { isLast }: ParsedQuestion): Fitting[] {
  const units = [...new Set(fitting.flatMap(({ fact }) => fact.unit ?? []))]
  if (units.length < 2) return fitting
  if (!isLast) return fitting.filter(({ fact }) => fact.unit === undefined)
  const ranked = fitting.toSorted((one, other) => byRank(other.fact, one.fact))
  return units.flatMap((unit) => ranked.find(({ fact }) => fact.unit === unit) ?? [])
}

/** Of what comes first, that of which something is left, if there is any. */
function leftOf(fitting: Fitting[]): Fitting[] {
  const left = fitting.filter(({ fact }) => !fact.isTaken)
  return left.length > 0 ? left : fitting
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
  if (first.size > 0) {
    const ranked = inOrder.filter(({ kind, rank }) => first.has(kind) && rank !== undefined)
    return ranked.find(({ isTaken }) => !isTaken) ?? ranked[0]
  }
  const [ofAllKind] = ofAll
  const isOpen = ofValues.length === 0
  const kind = isOpen && kinds.includes(overview) ? overview : ofAllKind
  return kind === undefined || asked.either.size > 0 ? ofValues[0] : ofKind(kind)
}

function byTitle(one: { entry: Entry }, other: { entry: Entry }): number {
  return one.entry.document.title.text < other.entry.document.title.text ? -1 : 1
}

/** Whether enough of these kinds are so: one of those with an `or` between them, and all others. */
export function suffices(
  { either }: Pick<ParsedQuestion, 'either'>,
  kinds: readonly string[],
  isSo: (kind: string) => boolean,
): boolean {
  const choice = kinds.filter((kind) => either.has(kind))
  return kinds.every((kind) => isSo(kind) || (either.has(kind) && choice.some(isSo)))
}

/** Whether a fact has a value that is asked for of its kind, and none that is not wanted. */
export function isOfValues(
  { kind, values: own = [] }: Fact,
  { values, denied }: Pick<ParsedQuestion, 'values' | 'denied'>,
): boolean {
  const [wanted, unwanted] = [values.get(kind), denied.get(kind)]
  // A Saturday in March is both.
  const isWanted = [...(wanted ?? [])].every((value) =>
    own.some((one) => wanted?.has(one) && groupOf(one) === groupOf(value)),
  )
  return isWanted && !own.some((value) => unwanted?.has(value))
}

const groupOf = (value: string) => /^(.*):/.exec(value)?.[1]

/** The kinds to which a question sets a bound or a value. */
export const setOf = ({ bounds, values, denied }: ParsedQuestion) => [
  ...new Set([...bounds.keys(), ...values.keys(), ...denied.keys()]),
]
