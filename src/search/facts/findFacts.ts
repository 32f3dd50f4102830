import { isSoAt, overview, type Fact, type FactDeclaration } from '../../platform/content/Fact.js'
import type { FactQuestion } from '../SearchIndex.js'
import type { Entry } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import { editDistance } from '../query/createCorrector.js'
import { languageOf } from '../words/languageOf.js'
import { splitWords } from '../words/splitWords.js'
import { isFunctionWord } from '../words/wordLists.js'
import { findSubjects } from './findSubjects.js'
import { type FactMatches, isOfValues, listFacts, setOf, suffices, wantedBy } from './listFacts.js'
import { parseQuestion, type ParsedQuestion, vocabularyOf } from './parseQuestion.js'
import { statementsOf } from './statementsOf.js'

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
  const found = answerWhole(site, question) ?? answerPart(site, question)
  if (found) return found
  const text = respelt(site, question)
  return text === question.text ? undefined : answerWhole(site, { ...question, text })
}

const shortestRespelt = 5

/** Words that nobody publishes and that are a letter from one that facts are asked by: `how mutch is the corse`. */
function respelt({ index, declarations }: Site, { text, locale }: FactQuestion): string {
  const { stem } = languageOf(locale)
  const isKnown = (word: string) =>
    isFunctionWord(word, [locale]) || index.lexicon.findStem(stem(word)) !== undefined
  const unknown = splitWords(text).filter(
    ({ word }) => word.length >= shortestRespelt && !isKnown(word),
  )
  if (unknown.length === 0) return text
  const words = declarations.flatMap((declared) => vocabularyOf(declared, locale))
  return unknown.toReversed().reduce((left, { word, start, end }) => {
    const meant = words.find(
      (other) => other.charAt(0) === word.charAt(0) && editDistance(word, other, 1) === 1,
    )
    return meant ? `${left.slice(0, start)}${meant}${left.slice(end)}` : left
  }, text)
}

function answerWhole(
  { index, declarations, mayCompare }: Site,
  question: FactQuestion,
): FactMatches | undefined {
  for (const declared of declarations) {
    const parsed = withKindsBefore(parseQuestion(question.text, declared, question), {
      declared,
      question,
    })
    const asked = { declared, asked: parsed, question }
    const compared = mayCompare ? compareFacts(index, asked) : undefined
    if (compared) return compared
    const found = factsBy(index, { ...asked, asked: withOverview(parsed) })
    if (found && found.found.length > 0) return found
  }
  return undefined
}

/** What goes on with the question before. */
const goingOn = /^\s*(?:and|or|what about|how about|et|ou|وماذا عن|و(?=\p{L}))/iu

/** `And the other one?` asks of another what was asked before. */
function withKindsBefore(
  asked: ParsedQuestion,
  { declared, question }: Pick<Reading, 'declared' | 'question'>,
): ParsedQuestion {
  const { text, earlier } = question
  const isOpen = asked.kinds.length === 0 && asked.subject !== '' && goingOn.test(text)
  if (!isOpen || !earlier) return asked
  return { ...asked, kinds: parseQuestion(earlier, declared, question).kinds }
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
    const { subject, called } = parseQuestion(part.replace(differing, ' '), declared, question)
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
  const isOverview = asked.kinds.includes(overview)
  const list = { declared, asked, locale, now }
  if (asked.kinds.length === 0) return undefined
  if (asked.subject === '' && isOfMany(asked)) return listFacts(index, list)
  const { subject, called } = asked.subject === '' ? earlierSubject(reading) : asked
  if (subject === '') return asked.ofAll.size > 0 ? listFacts(index, list) : undefined
  const coverage = called.length > 0 && !isOverview ? least.named : least.unnamed
  const entries = findSubjects(index, { subject, declared, locale, called, coverage })
  const isWanted = wantedBy(index, { asked, locale, place: '' })
  const all = entries.map((entry) => ({
    entry,
    statements: statementsOf(entry, {
      asked,
      locale,
      now,
      isWanted: whereAny(entry, isWanted, now),
    }),
  }))
  if (all.length === 0 && isList(asked)) return listFacts(index, { ...list, place: subject })
  const told = all.filter(({ statements }) => statements.length > 0)
  const fitting = asked.isMany ? told.filter(({ entry }) => hasValues(entry, reading)) : []
  return { found: (fitting.length > 0 ? fitting : told).slice(0, mostSubjects), more: 0 }
}

const isList = (asked: ParsedQuestion) =>
  setOf(asked).length + asked.first.size + asked.ofAll.size > 0

/** Whether documents are asked for, and none of them needs to be named. */
const isOfMany = (asked: ParsedQuestion) =>
  ((asked.isCalled || asked.isMany) && isList(asked)) || asked.kinds.includes(overview)

/** See `SearchIndex`. */
export function lacksSubject(
  declarations: readonly FactDeclaration[],
  { text, ...at }: FactQuestion,
): boolean {
  return declarations.some((declared) => {
    const asked = parseQuestion(text, declared, at)
    return asked.kinds.length > 0 && asked.subject === '' && !isOfMany(asked)
  })
}

/** Of kinds that have an order those that are wanted, where there are any left: of all dates those in March. */
function whereAny({ document }: Entry, isWanted: (fact: Fact) => boolean, now: number) {
  const known = document.facts?.known ?? []
  const wanted = known.filter(
    (fact) => fact.rank !== undefined && !fact.isTaken && isSoAt(fact, now) && isWanted(fact),
  )
  const kinds = new Set(wanted.map(({ kind }) => kind))
  return (fact: Fact) => !kinds.has(fact.kind) || isWanted(fact)
}

/** The subject of the question before, and the words by which either says what it is. */
function earlierSubject({ declared, asked, question }: Reading) {
  const { earlier = '' } = question
  const { subject, called } = parseQuestion(earlier, declared, question)
  return { subject, called: [...asked.called, ...called] }
}

function hasValues({ document }: Entry, { asked }: Reading): boolean {
  return suffices(asked, [...asked.values.keys(), ...asked.denied.keys()], (kind) =>
    (document.facts?.known ?? []).some((fact) => fact.kind === kind && isOfValues(fact, asked)),
  )
}

/** The least coverage of the subject; higher if the question does not say what kind of document it means. */
const least = { named: 0.55, compared: 0.7, unnamed: 0.85 }
