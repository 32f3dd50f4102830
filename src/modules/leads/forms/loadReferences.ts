import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'

import type { BodyContext } from '../../../platform/api/endpoint.js'
import { slugsOf } from '../../../platform/content/publishedSlugs.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { readPolicyVersions } from '../readPolicy.js'
import { anyReferences, type References } from '../references.js'
import { readFigures } from '../tco/estimateTco.js'

/** The tags of what bodies refer to. */
export const referenceTags = ['courses', 'policies', 'brochures', 'tco-model']

/** What bodies may refer to at present; cached until one of the collections changes. */
export async function loadReferences(req: PayloadRequest): Promise<References> {
  return platformOf(req.payload).cache.remember<References>({
    key: 'lead references',
    tags: referenceTags,
    bytes: (value) => 1_024 + 128 * Object.values(value).reduce((sum, { size }) => sum + size, 0),
    load: async () => {
      const figures = await readFigures(req.payload)
      return {
        programs: await readPresentSlugs(req, 'courses'),
        policyVersions: await readPolicyVersions(req),
        brochures: await readBrochureSlugs(req),
        currencies: new Set(figures.map(({ currency }) => currency)),
      }
    },
  })
}

/** Also those that brochures had: forms of other sites may still send them. */
async function readBrochureSlugs(req: PayloadRequest): Promise<Set<string>> {
  const former = await slugsOf({ payload: req.payload }, 'brochures')
  const present = await readSlugs(req, 'brochures', { published: false })
  return new Set([...present, ...former].map(({ slug }) => slug))
}

/** The present slug of each published document by that and by those that it had: links with them still lead to it. */
async function readPresentSlugs(
  req: PayloadRequest,
  collection: CollectionSlug,
): Promise<Map<string, string>> {
  const former = await slugsOf({ payload: req.payload }, collection)
  const present = await readSlugs(req, collection, { published: true })
  const byId = new Map(present.map(({ id, slug }) => [id, slug]))
  const moved = former.flatMap(({ id, slug }): [string, string][] => {
    const to = byId.get(id)
    return to === undefined ? [] : [[slug, to]]
  })
  return new Map([...moved, ...present.map(({ slug }): [string, string] => [slug, slug])])
}

function readSlugs(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  { published }: { published: boolean },
) {
  return query<{ id: string; slug: string }>({ payload, transactionID: undefined })`
    select id, slug from ${sql.identifier(collection.replaceAll('-', '_'))}
    where ${published ? sql`_status = 'published'` : sql`true`}`
}

export const bodyReferences: BodyContext<References> = {
  load: loadReferences,
  described: anyReferences,
}
