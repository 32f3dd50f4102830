import { ELLIPSIS } from './prepareText.js'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

// Break a word rather than lose this many characters to keep it whole.
const MOST_SPARED = 14

/**
 * Finds the longest prefix of a text that fits with an ellipsis, by whole characters, preferably at the end of a word.
 * `attempt` returns a result if its text fits; an ellipsis alone must fit.
 */
export async function shortenText<Result>(
  text: string,
  attempt: (text: string) => Promise<Result | undefined>,
): Promise<Result> {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  let longest = 0
  let tooLong = characters.length
  let best = await attempt(ELLIPSIS)
  while (tooLong - longest > 1) {
    const length = (longest + tooLong) >> 1
    const result = await attempt(endWord(characters.slice(0, length)))
    if (result) [longest, best] = [length, result]
    else tooLong = length
  }
  if (best === undefined) throw new RangeError('No room for an ellipsis')
  return best
}

function endWord(characters: string[]): string {
  const space = characters.lastIndexOf(' ')
  const spares = space > 0 && characters.length - space <= MOST_SPARED
  const kept = spares ? characters.slice(0, space) : characters
  return kept.join('').replace(/[\s\p{P}]+$/u, '') + ELLIPSIS
}
