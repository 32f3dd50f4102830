import type { DefaultNodeTypes } from '@payloadcms/richtext-lexical'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { firstMatch } from '../database/matches.js'
import { platformOf } from '../platform.js'

type LinkFields = Extract<DefaultNodeTypes, { type: 'link' }>['fields']

/** Where a link to a document leads: to its page, or to `#` where visitors cannot read it. */
export async function linkAddress(
  req: PayloadRequest,
  { doc }: Pick<LinkFields, 'doc'>,
): Promise<string> {
  const { relationTo, value } = doc ?? {}
  const folder = relationTo && sitePathOf(req, relationTo)
  if (!folder || !value) return '#'
  const id = typeof value === 'object' ? (value as { id?: unknown }).id : value
  const { docs } = await req.payload.find({
    ...firstMatch,
    collection: relationTo as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    req,
  })
  const { slug } = (docs[0] ?? {}) as { slug?: string }
  return slug ? `${platformOf(req.payload).serverUrl}${folder}/${slug}` : '#'
}

function sitePathOf({ payload }: PayloadRequest, slug: string): string | undefined {
  const collection = (payload.collections as Partial<typeof payload.collections>)[
    slug as CollectionSlug
  ]
  return (collection?.config.custom as { sitePath?: string } | undefined)?.sitePath
}
