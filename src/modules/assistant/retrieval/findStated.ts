import type { SearchSection } from '../../../search/SearchIndex.js'
import { findInjections } from '../message/findInjections.js'
import type { Search } from './retrieve.js'

/** Facts that documents or the site itself state in answer to a question, in one language. */
export type Stated = { sections: SearchSection[]; more: number; locale: string }

/** Finds statements that answer a question, in the first language in which it can be understood. */
export function findStated(search: Search): Stated | undefined {
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
