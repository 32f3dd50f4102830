import { LRUCache } from 'lru-cache'

import { bodyOf, type Entry } from './index/Entry.js'
import type { Index } from './index/createIndex.js'
import type { Ranking } from './query/rankDocuments.js'
import { scoreSection } from './query/scoreSection.js'
import { addressOf, type Reader } from './sectionOf.js'
import { splitWords } from './words/splitWords.js'

export type FoundDocument = {
  id: string
  type: string
  title: string
  url: string
  excerpt: string
  /** UTF-16 offsets into `excerpt`. */
  highlights: [number, number][]
  score: number
  updatedAt: string
}

type Results = {
  found: readonly { entry: Entry; score: number }[]
  ranking: Ranking
  reader: Reader
}

/** Search results, each with the most relevant excerpt of its text. */
export function presentDocuments(
  index: Index,
  { found, ranking, reader }: Results,
): FoundDocument[] {
  const worth = worthOf(ranking)
  return found.map(({ entry, score }) => {
    const { document } = entry
    const at = bestSection(index, { entry, ranking, locale: reader.locale })
    const body = document.sections[at]?.body.text ?? ''
    const { text, highlights } = makeExcerpt(body, wordsIn(index, entry, at), worth)
    return {
      id: document.documentId,
      type: document.type,
      title: document.title.text,
      url: addressOf(document.path, reader),
      excerpt: text,
      highlights,
      // Insignificant digits would change the ETag.
      score: Math.round(score * 1e4) / 1e4,
      updatedAt: document.updatedAt,
    }
  })
}

function worthOf({ groups }: Ranking): Worth {
  const worth = new Map<number, number>()
  for (const { stems, rarity } of groups) {
    for (const { stem, weight } of stems) worth.set(stem, rarity * weight)
  }
  return worth
}

/** The first of the sections that cover a query best; one without a text only where there is no other. */
function bestSection(
  index: Index,
  { entry, ranking, locale }: { entry: Entry; ranking: Ranking; locale: string },
): number {
  const { sections } = entry.document
  const scores = sections.map(({ body }, at) =>
    body.text === '' ? -1 : scoreSection(index, { entry, at, ranking, locale, hasTitle: false }),
  )
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

/** Marks take nearly ten times the text: those of all documents would fill the memory in time. */
const kept = new LRUCache<Entry, Mark[][]>({ max: 1_000 })

/** The words of a section with their places and stems: the index has stemmed them already, and places are kept. */
function wordsIn({ lexicon }: Index, entry: Entry, at: number): readonly Mark[] {
  const known = kept.get(entry) ?? []
  kept.set(entry, known)
  const { sections } = entry.document
  const forms = bodyOf(entry, at)
  return (known[at] ??= splitWords(sections[at]?.body.text ?? '').map(({ start, end }, word) => ({
    start,
    end,
    stem: lexicon.stemOf(forms[word] ?? 0),
  })))
}

type Excerpt = {
  /** Plain text. */
  text: string
  /** Where words of the query stand: UTF-16 offsets into `text`, each from its first unit to after its last. */
  highlights: [number, number][]
}

/** About three lines of a result. */
const maxLength = 240
/** How much text comes before the first match. */
const leadLength = 50

type Mark = { start: number; end: number; stem: number }

/** How much each stem of the query is worth. */
type Worth = ReadonlyMap<number, number>

/** The part of a text with the most valuable matches, and where they are. */
export function makeExcerpt(text: string, words: readonly Mark[], worth: Worth): Excerpt {
  let bits = 0
  for (const stem of worth.keys()) bits |= 1 << stem
  // Most words are none of these, and a bit says so sooner than the map.
  const marks = words.filter(({ stem }) => (bits & (1 << stem)) !== 0 && worth.has(stem))
  const { start, end } = cutOut(text, words, bestStart(marks, worth))
  const before = start > 0 ? '…' : ''
  const after = end < text.length ? '…' : ''
  const shift = before.length - start
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= end)
  const shown = text.slice(start, end)
  const items = Array.from(shown.matchAll(itemEnd), ({ index }) => start + index)
  const moved = (at: number) => at + shift + 2 * items.filter((item) => item < at).length
  return {
    text: before + shown.replace(itemEnd, ' · ').replace(/\s/gu, ' ') + after,
    highlights: join(inside).map(([from, to]) => [moved(from), moved(to)]),
  }
}

/**
 * The end of a line without punctuation, as in lists; an item that has a bullet needs no other sign. The end comes first,
 * as looking behind at each character takes seven times as long (measured).
 */
const itemEnd = /\n(?<=[\p{L}\p{M}\p{N}%)]\n)(?!•)/gu

/** The start of the window with the greatest total worth of distinct words; the first if several are equal. */
function bestStart(marks: readonly Mark[], worth: Worth): number {
  const room = maxLength - leadLength
  const held = new Map<number, number>()
  let value = 0
  let best = { value: 0, start: 0 }
  let last = 0
  for (const [first, mark] of marks.entries()) {
    for (let next = marks[last]; next && next.end <= mark.start + room; next = marks[last]) {
      const times = held.get(next.stem) ?? 0
      value += times === 0 ? (worth.get(next.stem) ?? 0) : 0
      held.set(next.stem, times + 1)
      last += 1
    }
    if (value > best.value + 1e-9) best = { value, start: mark.start }
    if (last <= first) continue
    const times = held.get(mark.stem) ?? 0
    if (times === 1) value -= worth.get(mark.stem) ?? 0
    held.set(mark.stem, times - 1)
  }
  return best.start
}

/** The window around an offset, from the beginning of a word to the end of one. */
function cutOut(text: string, words: readonly Mark[], from: number) {
  if (text.length <= maxLength) return { start: 0, end: text.length }
  const latest = Math.min(Math.max(0, from - leadLength), text.length - maxLength)
  const start = latest === 0 ? 0 : (words.find((word) => word.start >= latest)?.start ?? latest)
  const room = start + maxLength
  if (room >= text.length) return { start, end: text.length }
  const end = words.findLast((word) => word.start >= start && word.end <= room)?.end
  return { start, end: end ?? room }
}

/** Joins overlapping matches, such as bigrams, into one. */
function join(marks: readonly Mark[]): [number, number][] {
  const runs: [number, number][] = []
  for (const { start, end } of marks) {
    const last = runs.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else runs.push([start, end])
  }
  return runs
}
