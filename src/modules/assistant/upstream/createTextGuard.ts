import { PlatformFailure } from './PlatformFailure.js'
import { createEcho } from './createEcho.js'
import { safeLength } from './safeLength.js'

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

export type TextGuard = {
  /** Takes text as it arrives and returns what can be shown so far; throws if the instructions leak. */
  push(text: string): string
  /** Returns the rest. */
  end(): string
  /** How many citations of missing sources were removed. */
  invented(): number
}

/** The maximum length of an answer, in UTF-16 units. */
export const maxAnswer = 6_000

/** Images, links, tags, citations and bare addresses, each as a whole. */
const marked =
  /!\[[^\]]*\](?:\([^)]*\)?)?|\[([^\]]*)\]\(\s*([^)\s]*)[^)]*\)?|<\/?[a-z!][^>]*(?:>|$)|[[【](\d{1,3}(?:\s*[,;]\s*\d{1,3})*)[\]】]|(?:\b[a-z][\w+.-]*:\/\/|\bwww\.|\b(?:javascript|data|mailto):)[^\s<>"')\]]+/gi

/** Checks the platform AI's text before anybody sees it: citations, links, no HTML, no images. */
export function createTextGuard({ sources, links, canary, instructions }: Options): TextGuard {
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
    invented: () => invented,
    push: (text) => {
      seen += text.replace(/\s+/g, '')
      if (seen.includes(canary) || echo.hear(text)) throw new PlatformFailure('leaked')
      held += text
      const length = safeLength(held.slice(0, echo.lengthBefore(held)))
      const part = held.slice(0, length)
      held = held.slice(length)
      return clean(part)
    },
    end: () => {
      const rest = clean(held)
      held = ''
      return rest
    },
  }
}
