import { PlatformFailure } from './PlatformFailure.js'
import { createEcho } from './createEcho.js'
import { safeLength } from './safeLength.js'

type Options = {
  /** How many sources the answer may cite, as [1] and on. */
  sources: number
  /** The only addresses that it may link to. */
  links: readonly string[]
  /** A word of the instructions that no answer has a reason to say. */
  canary: string
  /** What the model was told, of which no longer run of letters may be in an answer. */
  instructions: string
}

export type TextGuard = {
  /** Takes text as it comes and gives what can be shown of it so far; throws where the instructions leak. */
  push(text: string): string
  /** Gives the rest. */
  end(): string
  /** How many citations of sources that there are not were taken out. */
  invented(): number
}

/** The most that is taken of an answer, in UTF-16 units. */
export const maxAnswer = 6_000

/** Images, links, tags, citations and bare addresses, each as a whole. */
const marked =
  /!\[[^\]]*\](?:\([^)]*\)?)?|\[([^\]]*)\]\(\s*([^)\s]*)[^)]*\)?|<\/?[a-z!][^>]*(?:>|$)|[[【](\d{1,3}(?:\s*[,;]\s*\d{1,3})*)[\]】]|(?:\b[a-z][\w+.-]*:\/\/|\bwww\.|\b(?:javascript|data|mailto):)[^\s<>"')\]]+/gi

/** Checks what the platform AI says before anybody sees it: its citations, its links, no HTML, no images. */
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
