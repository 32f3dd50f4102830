import type { SearchIndex, SearchSection, SectionHit } from '../../../search/SearchIndex.js'
import type { SiteFacts } from '../../../search/facts/globalFacts.js'
import { splitWords } from '../../../search/words/splitWords.js'
import { findInjections } from '../message/findInjections.js'
import { vocabularyOf } from './Vocabulary.js'
import { confidenceIn, evidenceOf, leastConfidence } from './evidenceOf.js'
import { inContentWords, withSynonyms } from './inContentWords.js'
import { rankSections } from './rankSections.js'
import type { Source } from './sourcesOf.js'
import { maxSources, sourceOfFact, sourcesOf } from './sourcesOf.js'
import { splitSentences } from './splitSentences.js'

export type Finding = {
  /** Whether the content is sufficient to answer. */
  isGrounded: boolean
  /** The probability of that, 0 to 1. */
  grounding: number
  sources: Source[]
  /** The parts found, best first, to suggest further questions. */
  sections: SearchSection[]
  /** The language of the content found, and the query that found it. */
  locale: string
  query: string
  /** The first sources' parts are the answer, and more documents could be named. */
  stated?: { sources: number; more: number }
}

type Search = {
  index: SearchIndex
  query: string
  /** The previous question, if any. */
  earlier: string | undefined
  /** In order of preference. */
  locales: readonly string[]
  /** Facts that the site states about itself, by language. */
  siteFacts: ReadonlyMap<string, readonly SiteFacts[]>
  /** Milliseconds since 1970. */
  now: number
}

/** How many of the index's results are ranked again, and how many of those are read. */
const partsRanked = 30
const partsRead = 12

/**
 * Finds content that answers a question, in the first language that has some; a question that depends on the previous
 * one is searched with the words of both.
 */
export function retrieve(search: Search): Finding {
  const found = searchAllLocales(search)
  const stated = findStructuredAnswer(search)
  return stated ? withStructuredAnswer(found, stated) : found
}

function searchAllLocales(search: Search): Finding {
  const alone = search.locales.map((locale) => searchLocale(search, locale, search.query))
  const together = dependsOnEarlier(search)
    ? search.locales.map((locale) =>
        searchLocale(search, locale, `${search.earlier ?? ''} ${search.query}`),
      )
    : []
  const all = [...alone, ...together]
  const best = all.toSorted((one, other) => other.grounding - one.grounding)[0]
  const found = all.find(({ isGrounded }) => isGrounded) ?? best
  if (!found) throw new Error('There is no language to search in')
  return found
}

function searchLocale({ index, now }: Search, locale: string, query: string): Finding {
  const vocabulary = vocabularyOf(index, locale)
  const options = { locale, limit: partsRanked }
  const asked = inContentWords(query, vocabulary)
  const literal = index.sections(asked, options)
  const meant = correctSpelling(asked, literal.corrections)
  const found = meant === asked ? literal : index.sections(meant, options)
  const wider = index.sections(withSynonyms(meant, vocabulary), options)
  const all = dropInjections(distinct([...found.hits, ...wider.hits]))
  const hits = rankSections(meant, all, vocabulary).slice(0, partsRead)
  const sources = sourcesOf(hits, now)
  const grounding = confidenceIn(evidenceOf({ ...found, query: meant, hits }, vocabulary))
  return {
    isGrounded: sources.length > 0 && grounding >= leastConfidence,
    grounding,
    sources,
    sections: hits.map(({ section }) => section),
    locale,
    query,
  }
}

/** Statements come before other results, which may add more. */
function withStructuredAnswer(
  found: Finding,
  { sections, more, locale }: StructuredAnswer,
): Finding {
  const stated = sections.map(sourceOfFact)
  const own = new Set(stated.map(({ citation }) => citation.url))
  const others = found.isGrounded
    ? found.sources.filter(({ citation }) => !own.has(citation.url))
    : []
  return {
    ...found,
    isGrounded: true,
    sources: [...stated, ...others].slice(0, Math.max(maxSources, stated.length)),
    locale,
    stated: { sources: stated.length, more },
  }
}

/** The second search ranks by another query, so its results come after those of the first. */
function distinct(hits: readonly SectionHit[]): SectionHit[] {
  const byText = new Map<string, SectionHit>()
  for (const hit of hits) {
    const { documentId, text, heading = '' } = hit.section
    const key = `${documentId} ${heading} ${text}`
    if (!byText.has(key)) byText.set(key, hit)
  }
  return [...byText.values()]
}

const backReference =
  /\b(?:it|its|that|this|these|those|they|them|their|there|one|what about|how about|and|also|il|elle|ils|elles|ça|cela|celui|celle|ce cours|et)\b|(?:هو|هي|هذا|هذه|ذلك|وماذا)/iu

/** A short question that refers back and whose own words are all in the content. */
function dependsOnEarlier({ index, query, earlier, locales }: Search): boolean {
  const [locale] = locales
  if (!earlier || !locale) return false
  const words = [...new Set(index.words(query, locale))]
  const isShort = words.length <= 3 || (words.length <= 6 && backReference.test(query))
  return isShort && words.every((word) => index.rarity(word, locale) > 0)
}

/**
 * The question with misspelt words corrected. A short word, or a correction with another first letter, is more likely a
 * word that the content lacks: `bread` does not mean `read`.
 */
function correctSpelling(query: string, corrections: ReadonlyMap<string, string>): string {
  let result = query
  for (const { word, start, end } of splitWords(query).toReversed()) {
    const meant = corrections.get(word)
    if (meant === undefined || word.length < shortest || meant[0] !== word[0]) continue
    result = result.slice(0, start) + meant + result.slice(end)
  }
  return result
}

const shortest = 5

/** Facts that documents or the site itself state in answer to a question, in one language. */
type StructuredAnswer = { sections: SearchSection[]; more: number; locale: string }

/** Finds statements that answer a question, in the first language in which it can be understood. */
function findStructuredAnswer(search: Search): StructuredAnswer | undefined {
  for (const locale of search.locales) {
    const answer = answerIn(search, locale)
    const sections = answer?.sections.filter(({ text }) => findInjections(text).length === 0) ?? []
    if (answer && sections.length > 0) return { sections, more: answer.more, locale }
  }
  return undefined
}

function answerIn({ index, query, earlier, siteFacts, now }: Search, locale: string) {
  const question = { text: query, earlier, locale, now }
  const answer = index.facts(question)
  if (answer) return answer
  const sections = (siteFacts.get(locale) ?? []).flatMap((facts) => facts(question) ?? [])
  return sections.length > 0 ? { sections, more: 0 } : undefined
}

/**
 * Drops sentences with prompt injections from parts of documents and keeps the rest. An injection that spans several
 * sentences drops the whole part.
 */
function dropInjections(hits: readonly SectionHit[]): SectionHit[] {
  return hits.flatMap((hit) => {
    const { section } = hit
    const text = cleanText(section.text)
    if (text === '' || findInjections(section.heading ?? '').length > 0) return []
    return [{ ...hit, section: { ...section, text }, opening: cleanText(hit.opening) }]
  })
}

function cleanText(text: string): string {
  if (findInjections(text).length === 0) return text
  const rest = splitSentences(text)
    .filter((sentence) => findInjections(sentence).length === 0)
    .join(' ')
  return findInjections(rest).length === 0 ? rest : ''
}
