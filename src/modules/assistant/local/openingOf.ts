import { findInjections } from '../message/findInjections.js'
import { askedWords, covers } from '../retrieval/askedWords.js'
import { expectedForm } from '../retrieval/expectedForm.js'
import type { Source } from '../retrieval/Source.js'
import type { Sentence } from './chooseSentences.js'
import { splitSentences } from '../retrieval/splitSentences.js'
import type { Vocabulary } from '../retrieval/Vocabulary.js'

type Question = { query: string; sources: readonly Source[]; vocabulary: Vocabulary }

const most = 3

/**
 * The opening of the nearest source, if the question only asks what that is about: the author's introduction answers it
 * better than single sentences that contain its name. Undefined for any other question.
 */
export function openingOf({ query, sources, vocabulary }: Question): Sentence[] | undefined {
  const [source] = sources
  const asked = askedWords(query, vocabulary).filter(({ isAside }) => !isAside)
  if (!source || asked.length === 0 || expectedForm(query)) return undefined
  const title = vocabulary.words(source.citation.title)
  if (!asked.every((word) => covers(word, title) > 0)) return undefined
  const sentences = splitSentences(source.opening)
    .filter((text) => findInjections(text).length === 0)
    .slice(0, most)
  if (sentences.length === 0) return undefined
  return sentences.map((text, place) => ({ text, source: 0, place }))
}
