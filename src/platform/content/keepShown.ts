import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'

import type { Operation } from '../access.js'
import { query } from '../database/requestDatabase.js'
import { sql } from '../database/sql.js'
import type { Use } from '../files/findUses.js'
import { titlesOf } from '../files/titlesOf.js'
import { usesInWords } from '../files/usesInWords.js'
import { inSentence } from '../text.js'
import { slugsOf } from './publishedSlugs.js'

/**
 * What a collection says under `custom.shows` where its documents name others by their slugs, by the collection of these:
 * the column, and the path within it that is there where one of `$slugs` is named.
 */
export type ShowsDeclaration = Readonly<Record<string, { column: string; path: string }>>

/**
 * The collection with a guard: what published documents show by its slug is neither deleted nor taken from the site, or
 * their pages would lose it, and nobody would be told.
 */
export function keepShown(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteDraft],
      beforeValidate: [...(hooks?.beforeValidate ?? []), keepOnSite],
      beforeDelete: [...(hooks?.beforeDelete ?? []), keepStored],
    },
  }
}

/** The contexts of requests that save a draft beside what visitors see; Payload does not tell the hooks of a document. */
const drafts = new WeakSet()

function noteDraft({ args, req }: Operation): void {
  if (args.draft) drafts.add(req.context)
  else drafts.delete(req.context)
}

type Stored = { id: string; slug?: string | null; _status?: string | null }

const keepOnSite: CollectionBeforeValidateHook<Stored> = async (change) => {
  const { collection, context, data, operation, originalDoc, req } = change
  const isTaken = operation === 'update' && data?._status === 'draft' && !drafts.has(context)
  if (isTaken && originalDoc) await refuseShown(req, collection, originalDoc.id)
  return data
}

const keepStored: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseShown(req, collection, String(id))

async function refuseShown(req: PayloadRequest, collection: SanitizedCollectionConfig, id: string) {
  const { labels, slug } = collection
  const stored = await req.payload.db.findOne<Stored>({
    ...{ collection: slug, where: { id: { equals: id } }, req },
    select: { slug: true, ...(collection.versions?.drafts && { _status: true }) },
  })
  if (!stored?.slug || stored._status === 'draft') return
  const former = (await slugsOf(req, slug)).filter((one) => one.id === id)
  const uses = await findShowing(req, slug, [stored.slug, ...former.map((one) => one.slug)])
  if (uses.length === 0) return
  const what = typeof labels.singular === 'string' ? inSentence(labels.singular) : slug
  const message = `This ${what} is shown on ${usesInWords(uses)}. Take it off there first.`
  throw new APIError(message, 409, null, true)
}

/** The published documents that show one of these slugs. */
async function findShowing(req: PayloadRequest, slug: string, slugs: string[]): Promise<Use[]> {
  const uses: Use[] = []
  for (const { custom, labels, slug: showing } of req.payload.config.collections) {
    const shows = (custom as { shows?: ShowsDeclaration } | undefined)?.shows?.[slug]
    if (!shows) continue
    const rows = await query<{ id: string }>(req)`
      select id from ${sql.identifier(showing.replaceAll('-', '_'))}
      where _status = 'published' and jsonb_path_exists(
        ${sql.identifier(shows.column)}, ${shows.path}::jsonpath, ${JSON.stringify({ slugs })}::jsonb)`
    const kind = typeof labels.singular === 'string' ? inSentence(labels.singular) : showing
    const ids = rows.map(({ id }) => id)
    uses.push(...(await titlesOf(req, showing, ids)).map((title) => ({ kind, title })))
  }
  return uses
}
