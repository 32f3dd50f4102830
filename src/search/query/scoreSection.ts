import type { Index } from '../index/createIndex.js'
import { bodyOf, type Entry, headingOf, titleOf } from '../index/Entry.js'
import type { Ranking } from './rankDocuments.js'
import { bm25 } from './scoreEntries.js'

type Place = {
  entry: Entry
  at: number
  ranking: Pick<Ranking, 'groups'>
  locale: string
  /** Whether the title counts as part of each section. */
  hasTitle?: boolean
}

/** In words: shorter sections score as if they had this length. */
const shortest = 40

/** How well a section covers the query, 0 to 1. */
export function scoreSection(index: Index, { entry, at, ranking, locale, hasTitle = true }: Place) {
  const frequencies = countStems(index, { entry, at, ranking, hasTitle })
  const { documents, sections, averageLength } = index.shown(locale)
  const average = Math.max(1, (averageLength * documents) / Math.max(1, sections))
  const words = bodyOf(entry, at).length + headingOf(entry, at).length
  const length = Math.max(words, shortest)
  const floor = bm25.k1 * (1 - bm25.b + (bm25.b * length) / average)
  let own = 0
  let most = 0
  for (const { stems, count, rarity } of ranking.groups) {
    const gain = count * rarity * (bm25.k1 + 1)
    let frequency = 0
    for (const { stem, weight } of stems) frequency += (frequencies.get(stem) ?? 0) * weight
    own += (gain * frequency) / (frequency + floor)
    most += gain
  }
  return most === 0 ? 0 : own / most
}

function countStems({ lexicon }: Index, { entry, at, ranking, hasTitle }: Omit<Place, 'locale'>) {
  const counts = new Map<number, number>()
  // One bit for each stem, because most words are none of them: a map takes several times as long to say so.
  let bits = 0
  for (const { stems } of ranking.groups) {
    for (const { stem } of stems) {
      counts.set(stem, 0)
      bits |= 1 << stem
    }
  }
  const add = (part: Uint32Array, weight: number) => {
    for (let at = 0; at < part.length; at += 1) {
      const stem = lexicon.stemOf(part[at] ?? 0)
      if ((bits & (1 << stem)) === 0) continue
      const count = counts.get(stem)
      if (count !== undefined) counts.set(stem, count + weight)
    }
  }
  if (hasTitle) add(titleOf(entry), 1)
  add(headingOf(entry, at), 2)
  add(bodyOf(entry, at), 1)
  return counts
}
