import { PlatformFailure } from './PlatformFailure.js'

type Options = {
  /** How many sources the answer may cite, from [1] on. */
  sources: number
  /** The only addresses that it may link to. */
  links: readonly string[]
  /** A word of the instructions that no answer has a reason to contain. */
  canary: string
  /** The prompt, of which an answer must not repeat a longer run of letters. */
  instructions: string
}

/** The maximum length of an answer, in UTF-16 units. */
export const maxAnswer = 6_000

/** Images, links, tags, citations and bare addresses, each as a whole. */
const marked =
  /!\[[^\]]*\](?:\([^)]*\)?)?|\[([^\]]*)\]\(\s*([^)\s]*)[^)]*\)?|<\/?[a-z!][^>]*(?:>|$)|[[【](\d{1,3}(?:\s*[,;]\s*\d{1,3})*)[\]】]|(?:\b[a-z][\w+.-]*:\/\/|\bwww\.|\b(?:javascript|data|mailto):)[^\s<>"')\]]+/gi

/** Checks the platform AI's text before anybody sees it: citations, links, no HTML, no images. */
export function createTextGuard({ sources, links, canary, instructions }: Options) {
  let invented = 0
  let held = ''
  let seen = ''
  const echo = createEcho(instructions)

  const cite = (numbers: string) => {
    const known = numbers.split(/\D+/).filter((number) => {
      const isKnown = Number(number) >= 1 && Number(number) <= sources
      if (!isKnown) invented += 1
      return isKnown
    })
    return known.map((number) => `[${number}]`).join('')
  }
  const clean = (text: string) =>
    text.replace(marked, (match: string, ...groups: (string | undefined)[]) => {
      const [label, target, numbers] = groups
      if (numbers !== undefined) return cite(numbers)
      if (target !== undefined) {
        return links.includes(target) ? `[${label ?? ''}](${target})` : (label ?? '')
      }
      return links.includes(match.replace(/[.,;:!?]+$/, '')) ? match : ''
    })

  return {
    /** How many citations of missing sources were removed. */
    invented: () => invented,
    /** Takes text as it arrives and returns what can be shown so far; throws if the instructions leak. */
    push: (text: string) => {
      seen += text.replace(/\s+/g, '')
      if (seen.includes(canary) || echo.hear(text)) throw new PlatformFailure('leaked')
      held += text
      const length = safeLength(held.slice(0, echo.lengthBefore(held)))
      const part = held.slice(0, length)
      held = held.slice(length)
      return clean(part)
    },
    /** Returns the rest. */
    end: () => {
      const rest = clean(held)
      held = ''
      return rest
    },
  }
}

/** In letters: about five words, more than an answer shares with the instructions by chance. */
const shortestEcho = 24

/** Detects a repeated text, however it is cut, spaced, punctuated or capitalised. */
function createEcho(source: string) {
  const letters = lettersOf(source)
  let last = ''
  return {
    /** Takes the next piece; true once a longer run of the text's letters was repeated. */
    hear: (piece: string) => {
      const heard = last + lettersOf(piece)
      last = heard.slice(1 - shortestEcho)
      for (let end = shortestEcho; end <= heard.length; end += 1) {
        if (letters.includes(heard.slice(end - shortestEcho, end))) return true
      }
      return false
    },
    /** How much of the latest text may be shown: all but an end that may become a repetition. */
    lengthBefore: (heard: string) => {
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

/** A mark that is not closed within this length is plain text. */
const longestMark = 600

/** Tags, images, links and citations; a tag or an address may be unfinished. */
const mark = /!?\[[^\]]*\](?:\([^)]*\)?)?|<\/?[a-z!][^>]*(?:>|$)|【[^】]*】/gi

const unfinished = /!?\[[^\]]*$|【[^】]*$/

/** How much of a growing text can be checked: up to the last gap outside of tags, links and citations. */
function safeLength(text: string): number {
  const filled = text.replace(mark, (found) =>
    found.length > longestMark ? found : 'x'.repeat(found.length),
  )
  const gap = filled.search(/\s\S*$/)
  if (gap < 0) return text.length > longestMark ? text.length : 0
  const opened = filled.search(unfinished)
  const isOpen = opened >= 0 && text.length - opened <= longestMark
  return isOpen ? Math.min(gap + 1, opened) : gap + 1
}
