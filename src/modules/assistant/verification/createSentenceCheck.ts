import type { Source } from '../retrieval/sourcesOf.js'
import { createSourceText } from './createSourceText.js'
import { sentencesOf, tokenize } from './tokenize.js'

type SentenceCheck = {
  /** Takes text as it arrives and returns the sentences that are whole and supported. */
  push(text: string): string
  /** Returns the rest. */
  end(): string
  /** How many sentences were left out. */
  withheld(): number
}

/** A sentence with its citations, whole once the next one or the next line begins. */
const whole = /^\s*(?:[^\n]*?[.!?؟。…]["'”»)]*(?:\s*\[\d+\])*\s+(?=[^\s\p{Ll}[])|[^\n]*\n+)/u

/** An address stands in a source letter by letter, or nobody should write to it. */
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** The number of an item of a list. */
const numbering = /^\s*\d{1,2}[.)]\s*$/

/**
 * Lets those sentences of a model through that the sources say which they cite, or any source where they cite none: with
 * their figures and names, and most of their words. Of a translation the figures must be there. What cites nothing and
 * has no figure and no name only leads from one statement to the next.
 */
export function createSentenceCheck(sources: readonly Source[], locale: string): SentenceCheck {
  const known = sources.map(({ citation: { title }, text, passages }) => {
    const isTranslated = passages.some(({ section }) => section.locale !== locale)
    const read = createSourceText({ title, lines: [title, ...text.split('\n')] })
    return isTranslated ? read.hasFigures : read.supports
  })
  const said = sources.map(({ text }) => text.toLowerCase()).join('\n')
  const isSaid = (address: string) => said.includes(address.toLowerCase())
  let held = ''
  let withheld = 0
  const check = (part: string) => {
    if (numbering.test(part)) return part
    const cited = (part.match(/(?<=\[)\d+(?=\])/g) ?? []).map((mark) => known[Number(mark) - 1])
    const asked = cited.length > 0 ? cited : known
    const claims = sentencesOf(part.replace(/\s*\[\d+\]/g, ''))
    if (cited.length === 0 && !claims.some(isStatement) && !part.includes('@')) return part
    const invents = !(part.match(mailAddress) ?? []).every(isSaid)
    if (!invents && claims.every((claim) => asked.some((supports) => supports?.(claim))))
      return part
    withheld += 1
    return ''
  }
  return {
    withheld: () => withheld,
    push: (text) => {
      held += text
      let shown = ''
      for (let found = whole.exec(held); found; found = whole.exec(held)) {
        held = held.slice(found[0].length)
        shown += check(found[0])
      }
      return shown
    },
    end: () => {
      const rest = check(held)
      held = ''
      return rest
    },
  }
}

function isStatement(claim: string): boolean {
  return tokenize(claim).some(({ isFigure, isName, key }) => isFigure || (isName && key.length > 1))
}
