import type { z } from 'zod'

import type { SearchPage } from '../../../modules/discovery/schemas.js'
import { readApi } from '../_frame/readApi.js'
import type { Site } from '../Site.js'

export type Results = z.output<typeof SearchPage>

type Answer = { status: 200; results: Results } | { status: 400 | 503 }

/** The search response in the reader's language, including a refused query and an index that is not ready. */
export async function readResults(
  { payload, locale }: Site,
  query: URLSearchParams,
): Promise<Answer> {
  const asked = new URLSearchParams(query)
  asked.set('locale', locale)
  const path = `/api/search?${asked.toString()}`
  const response = await readApi(payload, path)
  const { status } = response
  if (status === 400 || status === 503) return { status }
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return { status, results: (await response.json()) as Results }
}
