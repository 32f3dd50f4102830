import type { Index } from '../index/createIndex.js'
import { stemsOf } from '../query/terms.js'
import { foldWord } from '../words/splitWords.js'
import type { Evidence } from './findEvidence.js'
import { type Range, rangesOf } from './rangesOf.js'
import type { AskedWord } from './readQuestion.js'

/** Whether evidence is for the very case of a question, or for another, whatever words they share. */
export type Case = 'meant' | 'other'

type Question = { text: string; asked: readonly AskedWord[]; languages: readonly string[] }

/**
 * The evidence for the case that a question puts and for others: so many days, people or so much money, and who does it.
 * What happens if the company cancels answers nobody who cancels, and the other way round.
 */
export function findCases(
  index: Index,
  evidence: readonly Evidence[],
  question: Question,
): ReadonlyMap<Evidence, Case> {
  const cases = byNumber(evidence, question)
  for (const [one, found] of byActor(index, evidence, question)) {
    if (cases.get(one) !== 'other') cases.set(one, found)
  }
  return cases
}

/** Where a document has the number of the question among others, all of it but that is for other cases. */
function byNumber(evidence: readonly Evidence[], { text }: Question): Map<Evidence, Case> {
  const asked = rangesOf(text)
  const cases = new Map<Evidence, Case>()
  if (asked.length === 0) return cases
  for (const one of evidence) {
    const found = caseOf(one, asked)
    if (found) cases.set(one, found)
  }
  const entriesOf = (sought: Case) =>
    new Set([...cases].flatMap(([{ entry }, found]) => (found === sought ? [entry] : [])))
  const meant = entriesOf('meant')
  const sorted = entriesOf('other')
  for (const one of evidence) {
    const isSorted = meant.has(one.entry) && sorted.has(one.entry)
    if (isSorted && cases.get(one) !== 'meant') cases.set(one, 'other')
  }
  return cases
}

/** Whether a unit is for a number of the question, or for other numbers alone. */
function caseOf({ unit: { leadIn, text } }: Evidence, asked: readonly Range[]): Case | undefined {
  const told = rangesOf(`${leadIn} ${text}`)
  const cases = asked.flatMap(({ unit, least, most }): Case[] => {
    const ofUnit = told.filter((range) => range.unit === unit)
    if (ofUnit.every(({ isExact }) => isExact)) return []
    return ofUnit.some((range) => range.least <= most && range.most >= least)
      ? ['meant']
      : ['other']
  })
  return cases.includes('other') ? 'other' : cases[0]
}

function byActor(
  index: Index,
  evidence: readonly Evidence[],
  { text, asked, languages }: Question,
): (readonly [Evidence, Case])[] {
  const stemsFor = (actor: Actor) => {
    const acts = actsOf(text, actor)
    const words = asked.filter(({ word }) => acts.includes(word))
    return new Set(words.flatMap(({ stems }) => [...stems.keys()]))
  }
  const saying = (actor: Actor, stems: ReadonlySet<number>, from: readonly Evidence[]) =>
    from.filter(({ entry, at, unit }) => {
      const heading = entry.document.sections[at]?.heading?.text ?? ''
      return actsOf(`${heading}. ${unit.leadIn} ${unit.text}`, actor).some((word) =>
        stemsOf(index, word, languages).some(({ stem }) => stems.has(stem)),
      )
    })
  const company = stemsFor('company')
  const asker = stemsFor('asker')
  if (company.size > 0) {
    const meant = new Set(saying('site', company, evidence))
    return meant.size === 0 ? [] : evidence.map((one) => [one, meant.has(one) ? 'meant' : 'other'])
  }
  if (asker.size === 0) return []
  const others = saying('site', asker, evidence)
  const readers = new Set(saying('reader', asker, others))
  return others.filter((one) => !readers.has(one)).map((one) => [one, 'other'])
}

/** Words that stand between who acts and what they do; folded. */
const helping =
  'have|has|had|must|should|shall|can|cannot|could|will|would|may|might|need|want|wish|to|do|did|not|never|ve|ll|d|' +
  'dois|devez|devons|peux|pouvez|pouvons|veux|voulez|voudrais|ai|avez|avons|ne|n|le|la|l|qui'
const act = String.raw`(?:[\s'’]+(?:${helping})(?=[\s'’]))*[\s'’]+(\p{L}+)(?:\s+(?:or|and|ou|et)\s+(\p{L}+))?`
const start = String.raw`(?<!\p{L})`
const end = String.raw`(?!\p{L})`

/** Who does it, in European languages by a pronoun and in Arabic by the form of the verb. */
const acting = {
  /** Those who ask, in a question. */
  asker: `(?:i|we|je|j|nous)${act}|(?:اريد|استطيع|يمكنني|اود|كيف) (?:ان )?(\\p{L}+)|(\\p{L}{3,}(?<!ا)ت|\\p{L}{3,}نا)`,
  /** Those who are asked, where a question says that they do it: you did, if you do; `do you` may mean anybody. */
  company: `(?:^(?:you|vous avez)|(?:if|unless|when|si|quand|lorsque)(?: c.est)? (?:you|vous))${act}|(?:^|(?:اذا|ان|لو|عندما|حين) )(\\p{L}{3,}تم|ت\\p{L}{2,}ون)`,
  /** Those whose site it is, in its own words, and who reads it. */
  site: `(?:we|nous)${act}|(ن\\p{L}{2,}|\\p{L}{3,}نا)`,
  reader: `(?:you|vous)${act}|(\\p{L}{3,}ت|ت\\p{L}{2,})`,
}

type Actor = keyof typeof acting

const patterns = Object.fromEntries(
  Object.entries(acting).map(([actor, pattern]) => [
    actor,
    new RegExp(`${start}(?:${pattern})${end}`, 'gu'),
  ]),
) as Record<Actor, RegExp>

/** What a text says that somebody does, in folded words: `cancel` of `we have to cancel`. */
function actsOf(text: string, actor: Actor): string[] {
  return [...foldWord(text).matchAll(patterns[actor])].flatMap(([, ...words]) =>
    words.filter(Boolean),
  )
}
