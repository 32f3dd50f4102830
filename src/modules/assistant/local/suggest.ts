import type { SearchSection } from '../../../search/SearchIndex.js'
import { fill } from '../../../platform/words.js'

const most = 3

type Near = { sections: readonly SearchSection[]; answered: string; words: { about: string } }

/** What could be asked next: known questions near this one, then documents near it. */
export function suggest({ sections, answered, words }: Near): string[] {
  const others = sections.filter(({ title }) => title !== answered)
  const questions = others.filter(({ type }) => type === 'faq').map(({ title }) => title)
  const documents = others
    .filter(({ type }) => type !== 'faq')
    .map(({ title }) => fill(words.about, { title }))
  return [...new Set([...questions.slice(0, 2), ...documents, ...questions])].slice(0, most)
}
