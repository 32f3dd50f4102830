import { getHeapStatistics } from 'node:v8'

import type { Env } from '../../env.js'
import { type Finding, good, warning } from './Finding.js'

const answerWithinMs = 2_000

type Answer = { checks?: { search?: { status: string; output?: string }[] } }

/** Whether the search index of the service that runs here has room for all content; nothing where none runs. */
export async function checkSearch({ PORT, SEARCH_MEMORY_MB = 0 }: Env): Promise<Finding[]> {
  const heapMb = Math.floor(getHeapStatistics().heap_size_limit / 1024 ** 2)
  const heap = `NODE_OPTIONS=--max-old-space-size (now ${String(heapMb)})`
  if (SEARCH_MEMORY_MB > heapMb / 2) {
    const text = `SEARCH_MEMORY_MB is more than half of the heap. Lower it, or raise ${heap}.`
    return [warning('Search', text)]
  }
  const signal = AbortSignal.timeout(answerWithinMs)
  const answer = await fetch(`http://127.0.0.1:${String(PORT)}/api/health`, { signal })
    .then((response) => response.json() as Promise<Answer>)
    .catch((): Answer => ({}))
  const [search] = answer.checks?.search ?? []
  if (!search) return []
  const { status, output = '' } = search
  if (status === 'pass') return [good('Search', output)]
  const isShort = output.includes('SEARCH_MEMORY_MB')
  return [
    warning('Search', isShort ? `${output} Raise it; it is best below half of ${heap}.` : output),
  ]
}
