import { answerLocally } from '../../src/modules/assistant/local/answerLocally.js'
import { retrieve } from '../../src/modules/assistant/retrieval/retrieve.js'
import { createAnswers } from '../../src/search/createAnswers.js'
import { splitAhead } from '../../src/search/evidence/splitAhead.js'
import { createIndex } from '../../src/search/index/createIndex.js'
import type { SearchIndex } from '../../src/search/SearchIndex.js'
import { sampleDocuments, sampleWords, seeded } from '../searchSamples.js'

const questions = 300
const locale = 'en'

/** Milliseconds at 10,000 sections, of an answer and of the slowest of twenty. */
const wanted = { p50: 10, p95: 50 }

/** How long the assistant takes to answer from the index alone; returns the rows of a table. */
export async function measureSpeed() {
  const rows = []
  for (const sections of [100, 10_000]) rows.push(rowOf(sections, await timesOf(sections)))
  return rows
}

function rowOf(sections: number, times: readonly number[]) {
  const middle = times[Math.floor(times.length * 0.5)] ?? Number.NaN
  const high = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  const holds = middle <= wanted.p50 && high <= wanted.p95
  return {
    case: `local answer, ${String(sections)} sections`,
    'p50 ms': rounded(middle),
    'p95 ms': rounded(high),
    'slowest ms': rounded(times.at(-1)),
    '× wanted 10 ms': rounded(middle / wanted.p50),
    '× wanted 50 ms': rounded(high / wanted.p95),
    holds: sections === 10_000 ? (holds ? 'yes' : 'NO') : '',
  }
}

async function timesOf(sections: number): Promise<number[]> {
  const inMemory = createIndex({ locales: ['en', 'fr', 'ar'] })
  for (const document of sampleDocuments(sections)) inMemory.put(document)
  await splitAhead(inMemory)
  const serverUrl = 'http://localhost:3000'
  const answers = createAnswers(inMemory, { serverUrl, declarations: () => [] })
  const state = () => ({ isReady: true, documents: sections / 5, sections })
  const index: SearchIndex = { ...answers, state }
  const random = seeded(13)
  const draw = sampleWords(30_000)
  const asked = Array.from({ length: questions }, () => {
    const words = Array.from({ length: 3 + Math.floor(random() * 6) }, () => draw(random))
    return `What is the ${words.join(' ')}?`
  })
  const answer = (query: string) => {
    const began = performance.now()
    const finding = retrieve({
      index,
      query,
      earlier: undefined,
      locales: [locale],
      siteFacts: new Map(),
      now: 0,
    })
    answerLocally(finding)
    return performance.now() - began
  }
  for (const query of asked.slice(0, 50)) answer(query)
  return asked.map(answer).toSorted((one, other) => one - other)
}

function rounded(value = Number.NaN): number {
  return Math.round(value * 100) / 100
}
