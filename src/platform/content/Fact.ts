import type { Payload } from 'payload'

/** What a document states by its fields: its price, a date. Told anew for each reader, because time and language differ. */
export type Fact = {
  /** One of its declaration's kinds. */
  kind: string
  /** A sentence; `isFurther` where it stands behind another of its kind. */
  say: (about: { title: string; locale: string; isFurther?: boolean }) => string
  /** Of the kind's values those that it has: `free`, `month:2`. Of those with one name before the colon any will do. */
  values?: readonly string[]
  /** The least of a kind is its first: the soonest, the cheapest. */
  rank?: number
  /** Where it takes place, in words that a question may name it by. */
  place?: string
  /** Nothing is left of it: who wants the first is told of the first that has something left too. */
  isTaken?: boolean
  /** What it is counted in: ranks of different units have no order. */
  unit?: string
  /** So from then on, and before then; milliseconds since 1970. */
  from?: number
  until?: number
}

/** Words or runs of words by language, as people type them. */
export type Phrases = Readonly<Record<string, readonly string[]>>

type Listed<T> = T extends string ? Phrases : { [Key in keyof T]: Listed<T[Key]> }

/** Phrases that catalogues list between commas, by the names that they have there. */
export function phrasesIn<T>(texts: Readonly<Record<string, T>>): Listed<T> {
  const inEach = <To>(pick: (one: T) => To) =>
    Object.fromEntries(Object.entries(texts).map(([locale, one]) => [locale, pick(one)]))
  const [first] = Object.values(texts)
  const listed =
    typeof first === 'string'
      ? inEach((one) => String(one).split(', '))
      : Object.fromEntries(
          Object.keys(Object(first) as object).map((name) => [
            name,
            phrasesIn(inEach((one) => one[name as keyof T])),
          ]),
        )
  return listed as Listed<T>
}

export type FactKind = {
  /** What people ask it by. */
  asked: Phrases
  /** What people call those of which it is so. */
  values?: Readonly<Record<string, Phrases>>
  /** What asks for the first alone, and for the last: the cheapest, the dearest. */
  first?: Phrases
  last?: Phrases
  /** What asks for it of all documents, if a question names none; whole words. */
  ofAll?: Phrases
  /** Reads the most of it that a question allows: `under €600`. */
  bound?: Bound
}

/** The part of a question that bounds a kind, and the facts that are within; undefined where it bounds nothing. */
export type Bound = (
  question: string,
  at: { locale: string; now: number },
) => (Bounded & { text: string }) | undefined

/** What is within a bound, and what comes nearest where nothing is. */
export type Bounded = { fits: (fact: Fact) => boolean; nearest?: (fact: Fact) => boolean }

/** The facts that documents of one collection or global state. */
export type FactDeclaration = {
  kinds: Readonly<Record<string, FactKind>>
  /** What one of its documents is called, and what several are. */
  called?: { one: Phrases; many: Phrases }
  /** The page that lists all of its documents. */
  listPath?: string
  /** The fields that `read` needs. */
  fields: readonly string[]
  /** Adds to stored documents what they state by something else: how many places are left. */
  complete?: <D extends { id: string }>(payload: Payload, documents: D[]) => Promise<D[]>
  /** `document` as it is stored, translated fields by language. */
  read: (document: Readonly<Record<string, unknown>>) => Fact[]
}

/** The kind that says what a document is; questions after all documents of a declaration ask for it. */
export const overview = 'overview'

/** What a document says of itself in its summary, by language. */
export function overviewOf({ summary }: Readonly<Record<string, unknown>>, rank?: number): Fact[] {
  const texts = typeof summary === 'string' ? { en: summary } : (summary ?? {})
  const byLocale = texts as Readonly<Record<string, string | null | undefined>>
  const [any] = Object.values(byLocale).filter(Boolean)
  if (!any) return []
  const say: Fact['say'] = ({ title, locale }) => `${title}: ${byLocale[locale] || any}`
  return [{ kind: overview, say, ...(rank !== undefined && { rank }) }]
}

export function isSoAt({ from, until }: Fact, now: number): boolean {
  return (from === undefined || now >= from) && (until === undefined || now < until)
}
