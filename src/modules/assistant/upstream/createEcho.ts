/** In letters: about five words, more than an answer shares with the instructions by chance. */
const shortestEcho = 24

/** Detects a repeated text, however it is cut, spaced, punctuated or capitalised. */
export type Echo = {
  /** Takes the next piece; true once a longer run of the text's letters was repeated. */
  hear(piece: string): boolean
  /** How much of the latest text may be shown: all but an end that may become a repetition. */
  lengthBefore(heard: string): number
}

export function createEcho(source: string): Echo {
  const letters = lettersOf(source)
  let last = ''
  return {
    hear: (piece) => {
      const heard = last + lettersOf(piece)
      last = heard.slice(1 - shortestEcho)
      for (let end = shortestEcho; end <= heard.length; end += 1) {
        if (letters.includes(heard.slice(end - shortestEcho, end))) return true
      }
      return false
    },
    lengthBefore: (heard) => {
      let open = last.length
      while (open > 0 && !letters.includes(last.slice(-open))) open -= 1
      let length = heard.length
      while (open > 0 && length > 0) {
        length -= 1
        open -= lettersOf(heard.charAt(length)).length
      }
      return length
    },
  }
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')
}
