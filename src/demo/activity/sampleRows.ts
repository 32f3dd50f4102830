import { dayMs } from '../../platform/days.js'

/** What the samples are made of, as `activity.yaml` has it. */
export type SampleWords = {
  people: [name: string, company: string, jobTitle: string, country: string][]
  campaigns: [string, string, string, string][]
  questions: [string, boolean][]
  searches: string[]
  notes: string[]
}

export type SampleLink = {
  id: string
  title: string
  slug: string
  amount: number
  currency: string
  course: string | null
}

export type Row = Readonly<Record<string, unknown>>

export type Sampled = {
  rows: Record<string, Row[]>
  random: ReturnType<typeof createRandom>
  words: SampleWords
  /** The start of today (UTC), before which all samples are. */
  until: number
  nextId: () => string
}

export const sampleDays = 60

/**
 * The ids of all samples begin so, which is how they are found again. Ids of ours begin with their time, and lists are
 * sorted by them: a time before there were any puts what really happened first.
 */
export const sampleIds = '00005a3d-'

/** The gateway's numbers of all sample payments begin so. */
export const sampleTrackingIds = '00'

export function startSamples(words: SampleWords, until: number): Sampled {
  let number = 0
  return {
    ...{ rows: {}, random: createRandom(20261122), words, until },
    nextId: () => {
      number += 1
      return `${sampleIds}0000-4000-8000-${number.toString(16).padStart(12, '0')}`
    },
  }
}

/** A moment in the working hours of a day so many days ago. */
export function momentOf({ random, until }: Sampled, daysAgo: number): Date {
  return new Date(until - daysAgo * dayMs + (7 + random.next() * 12) * 3_600_000)
}

export function add({ rows }: Sampled, table: string, row: Row): void {
  rows[table] = [...(rows[table] ?? []), row]
}

/** Who somebody is, the same for each of their leads and orders. */
export function personOf({ random, words }: Sampled) {
  const [name, company, jobTitle, country] = random.pick(words.people)
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .replaceAll('ł', 'l')
      .toLowerCase()
  const [first = ''] = plain(name).split(' ')
  const domain = plain(company).replaceAll(/[^a-z0-9]+/g, '-')
  return { name, company, jobTitle, country, email: `${first}@${domain}.example` }
}

/** Numbers between 0 and 1 that look random and are the same for each start (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: <T>(list: readonly T[]) => {
      const found = list[below(list.length)]
      if (found === undefined) throw new RangeError('There is nothing to pick from')
      return found
    },
  }
}
