/** A word as it is compared, and where it stands: UTF-16 offsets into the text. */
export type Word = { word: string; start: number; end: number }

/** `C++` and `C#` keep their signs; a plain `C` would match far more texts. `e-mail` is one word, as `email` is. */
const wordPattern = /(?:e[-‐‑](?=mail|ma?i?$))?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#)?/giu

/** Scripts that write without spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu

const hasUnspaced = new RegExp(unspaced.source, 'u')

/** Anything longer is a key or a hash. */
const maxLength = 60

const foldFound = (found: string) => foldWord(found.replace(/[-‐‑]/, '').slice(0, maxLength))

/**
 * The words of a text in their order. Scripts without spaces give overlapping pairs of characters (bigrams); the
 * single letters beside an apostrophe (`l'accord`, `firm's`) are left out.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(wordPattern)) {
    const [found] = match
    const start = match.index
    if (hasUnspaced.test(found)) pushPairs(words, found, start)
    else if (found.length > 1 || !isElided(text, start)) {
      const word = foldFound(found)
      if (word) words.push({ word, start, end: start + found.length })
    }
  }
  return words
}

/** Like `splitWords` without the positions, and several times as fast. */
export function wordsOf(text: string): string[] {
  const found = text.match(wordPattern) ?? []
  if (hasUnspaced.test(text)) return splitWords(text).map(({ word }) => word)
  const words: string[] = []
  let from = 0
  for (const word of found) {
    // Nothing between two words could be part of one, so this is where the next begins.
    const at = text.indexOf(word, from)
    from = at + word.length
    if (word.length === 1 && isElided(text, at)) continue
    const folded = foldFound(word)
    if (folded) words.push(folded)
  }
  return words
}

function isElided(text: string, at: number): boolean {
  const isLetter = /\p{L}/u.test(text.charAt(at))
  return isLetter && (isApostrophe(text.charAt(at + 1)) || isApostrophe(text.charAt(at - 1)))
}

function isApostrophe(sign: string): boolean {
  return sign === "'" || sign === '’' || sign === 'ʼ'
}

/** Runs of other scripts inside (`AI技術`) stay whole words. */
function pushPairs(words: Word[], found: string, offset: number): void {
  let last = 0
  const pushWhole = (from: number, to: number) => {
    const word = foldWord(found.slice(from, Math.min(to, from + maxLength)))
    if (word) words.push({ word, start: offset + from, end: offset + to })
  }
  for (const run of found.matchAll(unspaced)) {
    if (run.index > last) pushWhole(last, run.index)
    last = run.index + run[0].length
    const starts = [...characterStarts(run[0]), run[0].length]
    const pairs = Math.max(1, starts.length - 2)
    for (let at = 0; at < pairs; at += 1) {
      pushWhole(run.index + (starts[at] ?? 0), run.index + (starts[at + 2] ?? run[0].length))
    }
  }
  if (last < found.length) pushWhole(last, found.length)
}

function characterStarts(text: string): number[] {
  const starts: number[] = []
  let at = 0
  for (const character of text) {
    starts.push(at)
    at += character.length
  }
  return starts
}

/** Letters that NFKD does not decompose, and Arabic spelling variants. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
}

/** Latin, Greek and Cyrillic accents, Hebrew and Arabic points; not the vowel signs of Indic scripts. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g

const special = /[ßæœøđłıςىةـ]/g

const plain = /^[a-z0-9]+$/

/** A word in lower case without accents, as it is compared. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(special, (letter) => plainLetters[letter] ?? letter)
}
