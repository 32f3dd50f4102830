import { latinDigits } from '../../../platform/text.js'
import { foldWord } from '../../../search/words/splitWords.js'

/**
 * Whether two short answers are the same: letter case, accents, spaces, the digits of a script, quotation marks, a hyphen
 * between words and a stop after one make no difference. Other signs do: -5 is not 5, and C# is not C. Nothing is no answer,
 * also where an accepted one has no text in the language of the reader.
 */
export function isSameAnswer(given: string, accepted: string): boolean {
  if (given.trim() !== '' && given.trim() === accepted.trim()) return true
  const plainly = plain(given)
  return plainly !== '' && plainly === plain(accepted)
}

function plain(text: string): string {
  return foldWord(latinDigits(text))
    .replace(/(?<=\p{L})\p{Pd}(?=\p{L})/gu, ' ')
    .replace(/(?<=\p{L})\.(?=\s)/gu, ' ')
    .replace(/[\s\p{Pi}\p{Pf}"',،]+/gu, ' ')
    .replace(/[\s.。!?؟]+$/u, '')
    .trim()
}
