import type { Source } from '../retrieval/sourcesOf.js'
import { createSourceText } from './createSourceText.js'
import { leadsOn } from './leadsOn.js'
import { sentencesOf, tokenize } from './tokenize.js'

/** A sentence with its citations, whole once the next one or the next line begins. */
const whole = /^\s*(?:[^\n]*?[.!?؟。…]["'”»)]*(?:\s*\[\d+\])*\s+(?=[^\s\p{Ll}[])|[^\n]*\n+)/u

/** An address stands in a source letter by letter, or nobody should write to it. */
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** The number of an item of a list. */
const numbering = /^\s*\d{1,2}[.)]\s*$/

/**
 * Lets those sentences of a model through that the sources say which they cite, or any source where they cite none: with
 * their figures and names, and most of their words. Of a translation the figures must be there, and what has none needs
 * a citation. What claims nothing may only lead from one statement to the next, or say that there is no answer to the
 * question.
 */
export function createSentenceCheck(sources: readonly Source[], locale: string, question = '') {
  const known = sources.map((source) => readSource(source, locale))
  const said = sources.map(({ text }) => text.toLowerCase()).join('\n')
  const isSaid = (address: string) => said.includes(address.toLowerCase())
  let [held, withheld] = ['', 0]
  const check = (part: string) => {
    if (numbering.test(part)) return part
    const cited = (part.match(/(?<=\[)\d+(?=\])/g) ?? []).map((mark) => known[Number(mark) - 1])
    const claims = sentencesOf(part.replace(/\s*\[\d+\]/g, ''))
    const isTrue = (claim: string) =>
      cited.length > 0
        ? cited.some((source) => source?.isSaidIn(claim))
        : leadsOn(claim, question) || known.some((source) => source.isSaidUncited(claim))
    const addresses = part.match(mailAddress) ?? []
    if (addresses.every(isSaid) && claims.every(isTrue)) return part
    withheld += 1
    return ''
  }
  return {
    /** How many sentences were left out. */
    withheld: () => withheld,
    /** Takes text as it arrives and returns the sentences that are whole and supported. */
    push: (text: string) => {
      held += text
      let shown = ''
      for (let found = whole.exec(held); found; found = whole.exec(held)) {
        held = held.slice(found[0].length)
        shown += check(found[0])
      }
      return shown
    },
    /** Returns the rest. */
    end: () => {
      const rest = check(held)
      held = ''
      return rest
    },
  }
}

/** Whether it says a claim that cites it, or one that cites nothing. */
function readSource({ citation: { title }, text, passages }: Source, locale: string) {
  const { supports, hasFigures } = createSourceText({ title, lines: [title, ...text.split('\n')] })
  if (passages.every(({ section }) => section.locale === locale)) {
    return { isSaidIn: supports, isSaidUncited: supports }
  }
  const isSaidUncited = (claim: string) => hasFigure(claim) && hasFigures(claim)
  return { isSaidIn: hasFigures, isSaidUncited }
}

function hasFigure(claim: string): boolean {
  return tokenize(claim).some(({ isFigure }) => isFigure)
}
