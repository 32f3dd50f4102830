import type { MemoryBudget } from '../../../search/index/createMemoryBudget.js'
import { foldWord } from '../../../search/words/splitWords.js'

/** Which texts have the words that people look for. Texts have numbers and never change. */
export type WordIndex = {
  /** Gives the number of a new text. It has the words of `others` as well, as long as there is memory for them. */
  add: (names: readonly string[], others?: readonly string[]) => number
  /**
   * Tells whether every word of `q` begins a word of a text; a `q` of punctuation only must occur literally. `q` has no
   * wildcards or operators.
   */
  matching: (q: string) => (text: number) => boolean
  /** Forgets all texts but these, once it holds twice as many as after the last time. */
  keep: (texts: Iterable<number>) => void
}

/** Scripts that write without spaces between words, or that attach prefixes to words. */
const joinedScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Arabic}\p{sc=Hebrew}]/u

/** `C++` and `C#` keep their signs, or they would match every text. */
const betweenWords = /[^\p{L}\p{N}+#]+/gu
const signs = /[^\p{L}\p{N}+#\s]+/gu

/** A sweep is not worth while for fewer texts. */
const fewest = 1_000

/** An index of what courses are found by, in all languages: a scan of 100,000 texts held up everybody for 140 ms. */
export function createWordIndex(memory: MemoryBudget): WordIndex {
  const holders = createHolders()
  const { texts, ...numbers } = createTexts(memory)
  let held = 0
  let sweepAt = fewest
  return {
    add: (names, others = []) => {
      const { number, found } = numbers.add(readPart(names), readPart(others))
      for (const { words, runs } of found) {
        for (const word of words.split(' ').filter(Boolean)) holders.add(word, number)
        for (const run of runs) holders.add(run, number)
      }
      held += 1
      return number
    },
    matching: (q) => {
      const { parts, phrases } = readQuery(q)
      const marks = new Uint16Array(texts.length)
      parts.every((part, at) => holders.mark(part, marks, at))
      return (text) =>
        marks[text] === parts.length && phrases.every((phrase) => hasPhrase(texts[text], phrase))
    },
    keep: (kept) => {
      const mustSweep = held >= sweepAt
      if (!mustSweep && !numbers.areCut()) return
      const isKept = new Uint8Array(texts.length)
      for (const text of kept) isKept[text] = 1
      const isGone = (text: number) => isKept[text] === 0
      numbers.uncut(isGone)
      if (!mustSweep) return
      const left = isKept.reduce((sum, one) => sum + one, 0)
      if (left < held) holders.keep((text) => !isGone(text))
      numbers.forget(isGone)
      held = left
      sweepAt = Math.max(fewest, 2 * left)
    },
  }
}

/** A part of a query; `isInside` where it may stand inside of a word. */
type QueryPart = { part: string; isInside: boolean }

/** What a text must have: parts of its words, and of these the phrases that must stand together. */
function readQuery(q: string): { parts: QueryPart[]; phrases: string[] } {
  const tokens = foldWord(q).split(/\s+/u).filter(Boolean)
  const wanted = tokens.map(wordsOf).filter(Boolean)
  if (wanted.length === 0) {
    return { parts: tokens.map((part) => ({ part, isInside: true })), phrases: [] }
  }
  const read = [...new Set(wanted)].map((words) => {
    const isInside = joinedScripts.test(words)
    return { phrase: isInside ? words : ` ${words}`, words: words.split(' '), isInside }
  })
  return {
    parts: read.flatMap(({ words, isInside }) => words.map((part) => ({ part, isInside }))),
    phrases: read.filter(({ words }) => words.length > 1).map(({ phrase }) => phrase),
  }
}

/** Words with one space before each, and the runs of signs between them. */
type Part = { words: string; runs: readonly string[] }

function readPart(texts: readonly string[]): Part {
  const folded = foldWord(['', ...texts].join('\n'))
  return { words: folded.replace(betweenWords, ' '), runs: folded.match(signs) ?? [] }
}

/** The words of a text, as far as there is memory for them. */
type Text = { names: string; others: string }

const hasPhrase = (text: Text | undefined, phrase: string) =>
  text !== undefined && (text.names.includes(phrase) || text.others.includes(phrase))

/** Measured with courses of 70 to 6,100 characters in Latin and Arabic letters: within a fifth of what they took. */
const sizeOf = (words: string) =>
  words === '' ? 0 : 100 + 1.3 * words.length + Buffer.byteLength(words)

const sizesOf = ({ names, others }: Text) => ({ names: sizeOf(names), others: sizeOf(others) })

const keyOf = (text: number) => `list ${String(text)}`

/** The texts by their numbers. Those of texts that are gone are given again. */
function createTexts(memory: MemoryBudget) {
  const texts: (Text | undefined)[] = []
  const cut = new Set<number>()
  const free: number[] = []
  /** Free after the next time: lists that were made before this one may still name them. */
  let forgotten: number[] = []
  return {
    texts,
    add: (names: Part, others: Part): { number: number; found: Part[] } => {
      const number = free.pop() ?? texts.length
      const whole = { names: names.words, others: others.words }
      const room = memory.reserve(keyOf(number), sizesOf(whole))
      if (room !== 'all') cut.add(number)
      const found = { all: [names, others], names: [names], nothing: [] }[room]
      texts[number] = { names: found[0]?.words ?? '', others: found[1]?.words ?? '' }
      return { number, found }
    },
    areCut: () => cut.size > 0,
    /** Those that are gone are no longer short of memory. */
    uncut: (isGone: (text: number) => boolean): void => {
      for (const text of cut) {
        if (!isGone(text)) continue
        cut.delete(text)
        memory.forget(keyOf(text))
      }
    },
    forget: (isGone: (text: number) => boolean): void => {
      free.push(...forgotten)
      forgotten = []
      for (const [number, text] of texts.entries()) {
        if (!text || !isGone(number)) continue
        memory.release(sizesOf(text))
        texts[number] = undefined
        forgotten.push(number)
      }
    },
  }
}

/** The texts by each of their words, and by each run of signs between two words. */
function createHolders() {
  const holders = new Map<string, number[]>()
  return {
    add: (part: string, text: number): void => {
      const others = holders.get(part)
      if (!others) holders.set(part, [text])
      else if (others.at(-1) !== text) others.push(text)
    },
    /** Raises the marks of those that have a part from `at` by one; tells whether there are any. */
    mark: ({ part, isInside }: QueryPart, marks: Uint16Array, at: number): boolean => {
      let isHeld = false
      for (const [word, texts] of holders) {
        if (!(isInside ? word.includes(part) : word.startsWith(part))) continue
        for (const text of texts) {
          if (marks[text] !== at) continue
          marks[text] = at + 1
          isHeld = true
        }
      }
      return isHeld
    },
    keep: (isKept: (text: number) => boolean): void => {
      for (const [part, texts] of holders) {
        const kept = texts.filter(isKept)
        if (kept.length > 0) holders.set(part, kept)
        else holders.delete(part)
      }
    },
  }
}

function wordsOf(folded: string): string {
  return folded.replace(betweenWords, ' ').trim()
}
