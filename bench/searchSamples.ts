import type { SearchDocument } from '../src/search/SearchDocument.js'

const syllables =
  'ba de fi go ku la me ni po ra se ti vo xa zu bre cli dro fla gri pla sto tra'.split(' ')

/** A generator of numbers below 1, the same in every run (Park and Miller). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A vocabulary in which few words are common and most are rare, as in every language (Zipf). */
export function sampleWords(count: number): (random: () => number) => string {
  const word = (number: number): string => {
    const syllable = syllables[number % syllables.length] ?? ''
    const rest = Math.floor(number / syllables.length)
    return rest === 0 ? syllable : word(rest) + syllable
  }
  const words = Array.from({ length: count }, (_, at) => word(at + syllables.length))
  return (random) => words[Math.floor(count ** random()) - 1] ?? ''
}

const draw = sampleWords(30_000)

/** Sentences of ten words, with this many words in all. */
export function sampleText(random: () => number, words: number): string {
  const drawn = Array.from({ length: words }, (_, at) => {
    const word = draw(random)
    const isFirst = at % 10 === 0
    const isLast = at % 10 === 9 || at === words - 1
    return `${isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word}${isLast ? '.' : ''}`
  })
  return drawn.join(' ')
}

/** Documents of five sections of 100 words. */
export function* sampleDocuments(sections: number): Iterable<SearchDocument> {
  const random = seeded(7)
  const inEnglish = (words: number) => ({ text: sampleText(random, words), language: 'en' })
  for (let number = 0; number < sections / 5; number += 1) {
    yield {
      key: `pages ${String(number)} en`,
      type: 'page',
      documentId: String(number),
      locales: ['en', 'fr', 'ar'],
      language: 'en',
      title: inEnglish(5),
      keywords: [],
      sections: Array.from({ length: 5 }, () => ({ heading: inEnglish(3), body: inEnglish(100) })),
      path: `/pages/${String(number)}`,
      updatedAt: '2026-01-01T00:00:00.000Z',
    }
  }
}
