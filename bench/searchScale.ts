import { createIndex } from '../src/search/index/createIndex.js'
import { presentDocuments } from '../src/search/presentDocument.js'
import { findDocuments } from '../src/search/query/findDocuments.js'
import { memoryInUse } from './memoryInUse.js'
import { sampleDocuments, sampleWords, seeded } from './searchSamples.js'

const locale = 'en'
const reader = { locale, isDefault: true, serverUrl: 'http://localhost:3000' }

const hostile: Record<string, string> = {
  'a* 67 times': 'a* '.repeat(67),
  'one letter': 'm',
  'every letter': 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4).slice(0, 200),
  'only operators': '-"-"-'.repeat(40),
  'unknown words': Array.from({ length: 25 }, (_, at) => `qwzk${String(at)}yx`).join(' '),
  'common phrase': '"de fi" "fi de" "la me" -"go ku" ba de fi go ku la me ni po',
}

/** Measures how long searches take and how much memory the index needs with this many sections. */
export function measureScale(sections: number): Record<string, string | number> {
  const before = memoryInUse()
  const index = createIndex({ locales: ['en', 'fr', 'ar'] })
  const started = performance.now()
  for (const document of sampleDocuments(sections)) index.put(document)
  const built = performance.now() - started
  const bytes = memoryInUse() - before
  const time = (text: string) => {
    const begun = performance.now()
    const { found, ranking } = findDocuments(index, { text, locale, page: 1, limit: 10 })
    presentDocuments(index, { found, ranking, reader })
    return performance.now() - begun
  }
  const random = seeded(11)
  const draw = sampleWords(30_000)
  const queries = Array.from({ length: 400 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 5) }, () => draw(random)).join(' '),
  )
  for (const query of queries.slice(0, 100)) time(query)
  const times = queries.map(time).sort((a, b) => a - b)
  const worst = Object.values(hostile).map((text) => Math.max(time(text), time(text)))
  return {
    sections,
    'p50 ms': round(times[200]),
    'p95 ms': round(times[380]),
    'hostile ms': round(Math.max(...worst)),
    'built in ms': Math.round(built),
    MB: Math.round(bytes / 1e6),
    'kB a document': round(bytes / 1e3 / (sections / 5)),
  }
}

function round(value = 0): number {
  return Math.round(value * 100) / 100
}
