import type { Payload } from 'payload'

import type { PolicyAnswer } from '../../../../modules/discovery/schemas.js'
import { linkedTags } from '../../../../platform/content/linkedTags.js'
import { readApi, slugMovedTo } from '../../_frame/readApi.js'
import { remember } from '../../_frame/remember.js'
import type { Site } from '../../Site.js'

type Found =
  { kind: 'policy'; policy: PolicyAnswer } | { kind: 'moved'; slug: string } | { kind: 'missing' }

/** A published policy with its text as HTML, or where it has moved to. */
export async function readPolicy({ payload, locale }: Site, slug: string): Promise<Found> {
  const path = `/api/policies/slug/${encodeURIComponent(slug)}?locale=${locale}`
  return remember<Found>(payload, {
    key: path,
    tags: linkedTags,
    load: () => load(payload, path),
    isKept: ({ kind }) => kind === 'policy',
  })
}

async function load(payload: Payload, path: string): Promise<Found> {
  const response = await readApi(payload, path)
  const moved = slugMovedTo(response)
  if (moved) return { kind: 'moved', slug: moved }
  if (response.status === 404) return { kind: 'missing' }
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return { kind: 'policy', policy: (await response.json()) as PolicyAnswer }
}
