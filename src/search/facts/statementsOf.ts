import type { Entry } from '../index/Entry.js'
import { type Fact, isSoAt } from '../../platform/content/Fact.js'
import type { ParsedQuestion } from './parseQuestion.js'

/** A fact in words. */
export type Statement = { kind: string; text: string }

type StatementQuery = {
  asked: Pick<ParsedQuestion, 'kinds' | 'first'>
  locale: string
  now: number
  /** Where not all of a kind are: those in January alone. */
  isWanted?: (fact: Fact) => boolean
}

/** Dates a reader can choose from; more are on the page itself. */
const mostOfKind = 3

/** What a document states of these kinds at a time, kind by kind, the first of each first. */
export function statementsOf(
  { document }: Entry,
  { asked, locale, now, isWanted = () => true }: StatementQuery,
): Statement[] {
  const current = (document.facts?.known ?? []).filter(
    (fact) => isSoAt(fact, now) && isWanted(fact),
  )
  return asked.kinds.flatMap((kind) => {
    const ofKind = current.filter((fact) => fact.kind === kind).toSorted(byRank)
    const title = document.title.text
    const told = asked.first.has(kind) ? firstOf(ofKind) : ofKind.slice(0, mostOfKind)
    return told.map(({ say }, at) => ({
      kind,
      text: say({ title, locale, isFurther: at > 0 }),
    }))
  })
}

/** The first, and where nothing is left of that the first that has something left. */
function firstOf(inOrder: readonly Fact[]): Fact[] {
  const left = inOrder.find(({ isTaken }) => !isTaken)
  return [...new Set([...inOrder.slice(0, 1), ...(left ? [left] : [])])]
}

/** Everything that a document states at a time. */
export function allStatements(
  entry: Entry,
  { locale, now }: Omit<StatementQuery, 'asked'>,
): string[] {
  const kinds = Object.keys(entry.document.facts?.declared.kinds ?? {})
  const asked = { kinds, first: new Set<string>() }
  return statementsOf(entry, { asked, locale, now }).map(({ text }) => text)
}

/** Those without a rank come last, in the order they were written in. */
export function byRank(one: Fact, other: Fact): number {
  return (one.rank ?? Infinity) - (other.rank ?? Infinity) || 0
}
