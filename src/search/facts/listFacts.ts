import type { Index } from '../index/createIndex.js'
import type { Entry } from '../index/Entry.js'
import { type Fact, type FactDeclaration, isSoAt } from '../../platform/content/Fact.js'
import type { FoundFacts } from './findFacts.js'
import type { Asked } from './readAsked.js'
import { byRank, statementsOf } from './statementsOf.js'

type List = { declared: FactDeclaration; asked: Asked; locale: string; now: number }

const most = { first: 3, all: 6 }

/** The documents of which everything asked is so: the free ones, those next to begin. */
export function listFacts(index: Index, { declared, asked, locale, now }: List): FoundFacts {
  const bit = index.bitOf(locale)
  const fitting: Fitting[] = []
  for (let number = 0; number < index.capacity(); number += 1) {
    const entry = index.entryAt(number)
    if (!entry || (entry.shownIn & bit) === 0 || entry.document.facts?.declared !== declared)
      continue
    const fact = fittingFact(entry, asked, now)
    if (fact) fitting.push({ entry, fact })
  }
  const comparable = asked.first.size > 0 ? inOneUnit(fitting) : fitting
  const inOrder = comparable.toSorted(
    (one, other) => byRank(one.fact, other.fact) || byTitle(one, other),
  )
  const chosen = inOrder.slice(0, asked.first.size > 0 ? most.first : most.all)
  const found = chosen.map(({ entry }) => ({
    entry,
    statements: statementsOf(entry, {
      asked: { ...asked, first: new Set(asked.kinds) },
      locale,
      now,
    }),
  }))
  return { found, more: asked.first.size > 0 ? 0 : inOrder.length - chosen.length }
}

type Fitting = { entry: Entry; fact: Fact }

/** What has an order: all of one unit, or of several those alone that cost nothing in any. */
function inOneUnit(fitting: Fitting[]): Fitting[] {
  const units = new Set(fitting.flatMap(({ fact }) => fact.unit ?? []))
  return units.size > 1 ? fitting.filter(({ fact }) => fact.unit === undefined) : fitting
}

/** The fact that a document is listed for: its first of the kind that asks for an order, else one of a value asked. */
function fittingFact({ document }: Entry, { values, first }: Asked, now: number): Fact | undefined {
  const current = document.facts?.known.filter((fact) => isSoAt(fact, now)) ?? []
  const ofValues = [...values].map(([kind, wanted]) =>
    current.find((fact) => fact.kind === kind && fact.values?.some((value) => wanted.has(value))),
  )
  if (ofValues.includes(undefined)) return undefined
  const ordered = current
    .filter(({ kind, rank }) => first.has(kind) && rank !== undefined)
    .toSorted(byRank)
  return first.size > 0 ? ordered[0] : ofValues[0]
}

function byTitle(one: { entry: Entry }, other: { entry: Entry }): number {
  return one.entry.document.title.text < other.entry.document.title.text ? -1 : 1
}
