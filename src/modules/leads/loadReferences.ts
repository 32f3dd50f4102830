import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

import { platformOf } from '../../platform/platform.js'
import { readPolicyVersions } from './consent/readPolicy.js'
import type { References } from './references.js'
import { readFigures } from './tco/readFigures.js'

type Sources = { programs: CollectionSlug; policies: CollectionSlug }

/** What bodies may refer to at present; cached until one of the collections changes. */
export async function loadReferences(
  req: PayloadRequest,
  { programs, policies }: Sources,
): Promise<References> {
  return platformOf(req.payload).cache.remember<References>({
    key: 'lead references',
    tags: [programs, policies, 'brochures', 'tco-model'],
    load: async () => {
      const figures = await readFigures(req.payload)
      const value: References = {
        programs: await readSlugs(req, programs, { published: true }),
        policyVersions: await readPolicyVersions(req, policies),
        brochures: await readSlugs(req, 'brochures', { published: false }),
        currencies: new Set(figures.map(({ currency }) => currency)),
      }
      const names = Object.values(value).reduce((sum, set) => sum + set.size, 0)
      return { value, bytes: 1_024 + names * 128, keep: true }
    },
  })
}

async function readSlugs(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  { published }: { published: boolean },
): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection,
    ...(published && { where: { _status: { equals: 'published' } } }),
    select: { slug: true },
    limit: 0,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Set(docs.map((document) => z.object({ slug: z.string() }).parse(document).slug))
}
