import type { Index } from '../index/createIndex.js'
import { isFunctionWord } from '../words/wordLists.js'
import { countDifferences, lettersOf } from '../words/lettersOf.js'

type Search = { index: Index; languages: readonly string[]; locale: string }

const mostGuesses = 3

/** Comparing a word with the whole vocabulary takes about a millisecond at 100,000 forms. */
const mostComparisons = 10

/**
 * Suggests indexed forms for a misspelt word: those at the least edit distance, one per stem. Forms that differ in a
 * doubled letter come first, then the most common. If there are none, the plural or singular of the word is tried.
 */
export function createCorrector(search: Search): (word: string) => number[] {
  let comparisons = 0
  return (word) => {
    const most = mostEdits(word)
    if (most === 0) return []
    for (const meant of [word, ...otherNumber(word)]) {
      if (comparisons === mostComparisons) return []
      comparisons += 1
      const forms = guess(meant, most, search)
      if (forms.length > 0) return forms
    }
    return []
  }
}

function guess(word: string, most: number, { index, languages, locale }: Search): number[] {
  const { lexicon } = index
  const letters = lettersOf(word)
  const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => word.length - most + at)
  let nearest = most
  let guesses: { form: number; isDoubled: boolean; score: number }[] = []
  for (const forms of languages.flatMap((language) =>
    lengths.map((length) => lexicon.formsOfLength(language, length)),
  )) {
    for (const form of forms) {
      if (countDifferences(letters, lexicon.lettersOf(form)) > 2 * nearest) continue
      const text = lexicon.formText(form)
      if (word.length < surelyMeant && text.charAt(0) !== word.charAt(0)) continue
      if (isFunctionWord(text, languages)) continue
      const distance = editDistance(word, text, nearest)
      if (distance > nearest) continue
      const holders = index.documentsWith(lexicon.stemOf(form), locale)
      if (holders === 0 || lexicon.uses(form) === 0) continue
      if (distance < nearest) guesses = []
      nearest = distance
      const score = sameBeginning(word, text) + Math.log(lexicon.uses(form))
      guesses.push({ form, isDoubled: undouble(word) === undouble(text), score })
    }
  }
  guesses.sort((a, b) => Number(b.isDoubled) - Number(a.isDoubled) || b.score - a.score)
  const byStem = new Map<number, number>()
  for (const { form } of guesses) {
    const stem = lexicon.stemOf(form)
    if (!byStem.has(stem)) byStem.set(stem, form)
  }
  return [...byStem.values()].slice(0, mostGuesses)
}

function otherNumber(word: string): string[] {
  if (!/[a-z]$/.test(word)) return []
  return [word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : `${word}s`]
}

/** With another first letter, a shorter word is likely another one: `sink` is no misspelt `link`. */
const surelyMeant = 5

/** Of a short word of Arabic script another letter makes another root: لجنة (committee) is no misspelt لأنه (because). */
const isRoot = /^\p{sc=Arabic}{1,4}$/u

/** Short words are near to too many others, and numbers are meant as they are. */
function mostEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || isRoot.test(word) || /^\p{N}/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** People rarely mistake the first letter. */
function sameBeginning(a: string, b: string): number {
  return a.charAt(0) === b.charAt(0) ? 2 : 0
}

function undouble(word: string): string {
  return word.replace(/(.)\1/gu, '$1')
}

/**
 * How many letters must be changed, added, left out or swapped with their neighbour to make one word of the other
 * (optimal string alignment); anything above `most` gives `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  // Three rows take turns: new ones for each letter were most of the work.
  let beforeLast: number[] = []
  let last: number[] = []
  let present: number[] = []
  for (let column = 0; column <= b.length; column += 1) last.push(column)
  for (let row = 1; row <= a.length; row += 1) {
    present[0] = row
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min(
        at(last, column) + 1,
        at(present, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && isSwapped(a, b, [row, column])) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      }
      present[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    const unused = beforeLast
    beforeLast = last
    last = present
    present = unused
  }
  return Math.min(at(last, b.length), most + 1)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

function isSwapped(a: string, b: string, [row, column]: [number, number]): boolean {
  return (
    a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
    a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
  )
}
