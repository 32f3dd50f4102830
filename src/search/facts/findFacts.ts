import type { FactQuestion } from '../SearchIndex.js'
import type { Index } from '../index/createIndex.js'
import type { Entry } from '../index/Entry.js'
import type { FactDeclaration } from '../../platform/content/Fact.js'
import { findSubjects } from './findSubjects.js'
import { listFacts } from './listFacts.js'
import { type Asked, readAsked } from './readAsked.js'
import { statementsOf, type Statement } from './statementsOf.js'

export type FoundFacts = {
  found: { entry: Entry; statements: Statement[] }[]
  /** How many more documents there are of which it is so. */
  more: number
}

/** More would be a list of documents, no answer. */
const mostSubjects = 3

/** The facts that a question asks for, of the documents that it is about; undefined where it asks for none. */
export function findFacts(
  index: Index,
  declarations: readonly FactDeclaration[],
  question: FactQuestion,
): FoundFacts | undefined {
  for (const declared of declarations) {
    const asked = readAsked(question.text, declared, question.locale)
    if (asked.kinds.length === 0) continue
    const found = factsBy(index, { declared, asked, question })
    if (found && found.found.length > 0) return found
  }
  return undefined
}

type Reading = { declared: FactDeclaration; asked: Asked; question: FactQuestion }

function factsBy(index: Index, reading: Reading): FoundFacts | undefined {
  const { declared, asked, question } = reading
  const { locale, now } = question
  const isNamed = asked.isCalled || asked.isMany
  if (asked.subject === '') {
    const isList = isNamed && (asked.values.size > 0 || asked.first.size > 0)
    if (isList) return listFacts(index, { declared, asked, locale, now })
  }
  const subject = asked.subject || earlierSubject(reading)
  if (subject === '') return undefined
  const { called } = asked
  const entries = findSubjects(index, { subject, declared, locale, called })
  const all = entries.map((entry) => ({
    entry,
    statements: statementsOf(entry, { asked, locale, now }),
  }))
  const told = all.filter(({ statements }) => statements.length > 0)
  const fitting = asked.isMany ? told.filter(({ entry }) => hasValues(entry, reading)) : []
  return { found: (fitting.length > 0 ? fitting : told).slice(0, mostSubjects), more: 0 }
}

/** The subject of the question before, where this one names none. */
function earlierSubject({ declared, question }: Reading): string {
  if (question.earlier === undefined) return ''
  return readAsked(question.earlier, declared, question.locale).subject
}

function hasValues({ document }: Entry, { asked }: Reading): boolean {
  return [...asked.values].every(([kind, values]) =>
    document.facts?.known.some(
      (fact) => fact.kind === kind && fact.values?.some((value) => values.has(value)),
    ),
  )
}
