import type { Payload } from 'payload'

import { Problem, problems } from '../platform/http/Problem.js'
import { platformOf } from '../platform/platform.js'

/**
 * The index once recent edits are in it, or this many milliseconds have passed. Throws `unavailable` while the content is
 * being read for the first time: an empty index would say that there is nothing.
 */
export async function readyIndex(payload: Pick<Payload, 'config'>, patienceMs: number) {
  const { search } = platformOf(payload)
  await search.settled(patienceMs)
  if (search.state().isReady) return search
  throw new Problem(problems.unavailable, { headers: { 'retry-after': '2' } })
}
