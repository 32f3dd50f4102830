import { countedPeople } from '../words/countedPeople.js'
import { isFiller, isFunctionWord, withoutAnd } from '../words/wordLists.js'
import { languageOf } from '../words/languageOf.js'
import { splitWords } from '../words/splitWords.js'
import type { Bounded, FactDeclaration, Phrases } from '../../platform/content/Fact.js'

/** A question taken apart: what is asked, and of what. */
export type ParsedQuestion = {
  /** The kinds of facts that are asked for, in the declaration's order. */
  kinds: string[]
  /** The values that are spoken of, by kind. */
  values: Map<string, Set<string>>
  /** The values that are not wanted, by kind. */
  denied: Map<string, Set<string>>
  /** What may be wanted of a kind, where the question sets a bound to it. */
  bounds: Map<string, Bounded>
  /** The kinds with a bound or a value of which one is enough: `online or free`. */
  either: Set<string>
  /** The kinds of which the first is wanted, or where `isLast` is set the last. */
  first: Set<string>
  isLast: boolean
  /** The kinds that are asked of all documents, unless one is named. */
  ofAll: Set<string>
  /** Whether it names the kind of document, and in the plural. */
  isCalled: boolean
  isMany: boolean
  /** The words by which it does. */
  called: string[]
  /** The rest of the question without the words that join others. */
  subject: string
}

type Meaning =
  | { is: 'kind' | 'first' | 'last' | 'ofAll'; kind: string }
  | { is: 'value'; kind: string; value: string }
  | { is: 'one' | 'many' }

type Pattern = { words: readonly string[]; meaning: Meaning }

const known = new WeakMap<FactDeclaration, Map<string, Pattern[]>>()

/** For how many: no name of a document. It keeps its length, because words are taken from the question by their place. */
const forSoMany = new RegExp(
  String.raw`(?:\b(?:for|pour)\s|(?<!\p{L})ل)\s*\p{N}+\s+(?:${countedPeople})(?!\p{L})`,
  'giu',
)

const isWhole = ({ is }: Meaning) => is === 'many' || is === 'one' || is === 'ofAll'

/** Reads a question by the phrases of a declaration in one language; forms of a word are one word, except plurals of names. */
export function parseQuestion(
  question: string,
  declared: FactDeclaration,
  { locale, now }: { locale: string; now: number },
): ParsedQuestion {
  const asked = nothing()
  const places: Place[] = []
  const unbound = takeBounds(question, asked, { declared, locale, now, places })
  const words = splitWords(unbound.replace(forSoMany, blank))
  const plain = words.map(({ word }) => withoutAnd(word))
  const stems = plain.map(languageOf(locale).stem)
  const taken = new Map<number, number>()
  for (const pattern of patternsOf(declared, locale)) {
    const { words: sought, meaning } = pattern
    const own = isWhole(meaning) ? plain : stems
    for (const at of placesOf(sought, own)) {
      const spots = sought.map((_, step) => at + step)
      // Part of a longer phrase has no meaning of its own: an e-mail address is no address.
      if (spots.some((place) => (taken.get(place) ?? 0) > sought.length)) continue
      for (const place of spots) taken.set(place, sought.length)
      const start = words[at]?.start ?? 0
      note(asked, pattern, question.slice(0, start))
      if (meaning.is === 'value') places.push({ start, kind: meaning.kind })
    }
  }
  const left = words.filter(
    ({ word }, at) => !taken.has(at) && !isFunctionWord(word, [locale]) && !isFiller(word),
  )
  const kinds = Object.keys(declared.kinds).filter((kind) => asked.kinds.includes(kind))
  return {
    ...asked,
    kinds,
    either: eitherOf(unbound, [...places, ...left]),
    ofAll: new Set(
      kinds.filter(
        (kind) => asked.ofAll.has(kind) || (asked.isMany && declared.kinds[kind]?.ofAll),
      ),
    ),
    subject: left.map(({ start, end }) => question.slice(start, end)).join(' '),
  }
}

/** Where a word of the question stands; with a kind where it bounds that, or is a value of it. */
type Place = { start: number; kind?: string }

const or = /\s(?:or|ou|أو)(?=\s)/giu

/** The kinds beside which an `or` stands, with nothing else between. */
function eitherOf(question: string, places: readonly Place[]): Set<string> {
  const inOrder = places.toSorted((one, other) => one.start - other.start)
  return new Set(
    [...question.matchAll(or)].flatMap(({ index }) => {
      const before = inOrder.findLast(({ start }) => start < index)?.kind
      const after = inOrder.find(({ start }) => start > index)?.kind
      return before && after && before !== after ? [before, after] : []
    }),
  )
}

const blank = (text: string): string => ' '.repeat(text.length)

/** Notes what the question bounds, and gives what is left of it, in its length. */
function takeBounds(
  question: string,
  asked: ParsedQuestion,
  {
    declared,
    places,
    ...at
  }: Readonly<{
    declared: FactDeclaration
    locale: string
    now: number
    places: Place[]
  }>,
): string {
  return Object.entries(declared.kinds).reduce((left, [kind, { bound }]) => {
    const found = bound?.(left, at)
    if (!found) return left
    asked.kinds.push(kind)
    asked.bounds.set(kind, found)
    places.push({ start: left.indexOf(found.text), kind })
    return left.replace(found.text, blank)
  }, question)
}

const nothing = (): ParsedQuestion => ({
  kinds: [],
  values: new Map(),
  denied: new Map(),
  bounds: new Map(),
  either: new Set(),
  first: new Set(),
  isLast: false,
  ofAll: new Set(),
  isCalled: false,
  isMany: false,
  called: [],
  subject: '',
})

function note(asked: ParsedQuestion, { meaning, words: pattern }: Pattern, before: string): void {
  if (!('kind' in meaning)) {
    asked[meaning.is === 'one' ? 'isCalled' : 'isMany'] = true
    asked.called.push(...pattern)
    return
  }
  const { kind } = meaning
  asked.kinds.push(kind)
  if (meaning.is === 'first' || meaning.is === 'last') asked.first.add(kind)
  if (meaning.is === 'last') asked.isLast = true
  if (meaning.is === 'ofAll') asked.ofAll.add(kind)
  if (meaning.is === 'value') {
    const spoken = isDenied(before) ? asked.denied : asked.values
    const values = spoken.get(kind) ?? new Set()
    spoken.set(kind, values.add(meaning.value))
  }
}

/** The words by which a declaration's documents and facts are asked for. */
export const vocabularyOf = (declared: FactDeclaration, locale: string): string[] =>
  patternsOf(declared, locale).flatMap(({ words }) => words)

function placesOf(pattern: readonly string[], words: readonly string[]): number[] {
  return [...words.keys()].filter((at) => pattern.every((word, step) => words[at + step] === word))
}

function patternsOf(declared: FactDeclaration, locale: string): Pattern[] {
  const byLocale = known.get(declared) ?? new Map<string, Pattern[]>()
  known.set(declared, byLocale)
  const present = byLocale.get(locale) ?? readPatterns(declared, locale)
  byLocale.set(locale, present)
  return present
}

function readPatterns({ kinds, called }: FactDeclaration, locale: string): Pattern[] {
  const { stem } = languageOf(locale)
  const read = (phrases: Phrases | undefined, meaning: Meaning): Pattern[] =>
    (phrases?.[locale] ?? []).map((phrase) => ({
      words: splitWords(phrase).map(({ word }) => (isWhole(meaning) ? word : stem(word))),
      meaning,
    }))
  const ofKinds = Object.entries(kinds).flatMap(
    ([kind, { asked, first, last, ofAll, values = {} }]) => [
      ...read(ofAll, { is: 'ofAll', kind }),
      ...read(asked, { is: 'kind', kind }),
      ...read(first, { is: 'first', kind }),
      ...read(last, { is: 'last', kind }),
      ...Object.entries(values).flatMap(([value, phrases]) =>
        read(phrases, { is: 'value', kind, value }),
      ),
    ],
  )
  const all = [
    ...ofKinds,
    ...read(called?.one, { is: 'one' }),
    ...read(called?.many, { is: 'many' }),
  ]
  return all.sort((one, other) => other.words.length - one.words.length)
}

const denials = String.raw`(?:(?<!\p{L})(?:not|never|without|except(?: for)?|besides|apart from|other than|pas|jamais|sans|sauf|hormis|autres? que|ليست?|ليسوا|لا|غير|بدون|بلا)|n['’]t)`

/** What may stand between: `do not start in January`, not `don’t you have any free courses`, which denies nothing. */
const verbs =
  'be|is|are|need|require|want|like|start|begin|run|take place|held|taught|given|available|offered|fully|complete|absolute|être|veux|voudrais|souhaite|données?|dispensées?|entièrement|أريد|اريد|أرغب|تكون|تبدأ|يبدأ|تقام|متاحة'
const joints = 'in|for|on|at|any|an?|the|en|à|au|pour|les?|la|de|des|un|une|في|على'

const denial = new RegExp(String.raw`${denials} (?:(?:${verbs}) )?(?:(?:${joints}) ){0,2}$`, 'iu')

/** Whether the words before a value deny it: `courses that are not` before `free`. */
function isDenied(before: string): boolean {
  return denial.test(before)
}
