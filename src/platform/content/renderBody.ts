import type { DefaultNodeTypes } from '@payloadcms/richtext-lexical'
import {
  convertLexicalToHTMLAsync,
  type HTMLConvertersFunctionAsync,
  LinkHTMLConverterAsync,
} from '@payloadcms/richtext-lexical/html-async'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { platformOf } from '../platform.js'

type Body = Parameters<typeof convertLexicalToHTMLAsync>[0]['data']
type HTMLPopulateFn = NonNullable<Parameters<typeof convertLexicalToHTMLAsync>[0]['populate']>
type LinkNode = Extract<DefaultNodeTypes, { type: 'link' }>

/**
 * A rich body as HTML, '' where there is none. A link to a document leads to its page, whose folder the collection
 * names in `custom.sitePath`; one that visitors cannot read leads nowhere.
 */
export async function renderBody(
  req: PayloadRequest,
  body: Body | null | undefined,
): Promise<string> {
  if (!body) return ''
  const populate = populateFor(req)
  const internalDocToHref = ({ linkNode }: { linkNode: LinkNode }) => addressOf(req, linkNode)
  const converters: HTMLConvertersFunctionAsync = ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkHTMLConverterAsync({ internalDocToHref }),
  })
  return convertLexicalToHTMLAsync({ data: body, converters, populate, disableContainer: true })
}

async function addressOf(req: PayloadRequest, { fields }: LinkNode): Promise<string> {
  const { relationTo, value } = fields.doc ?? {}
  const folder = relationTo && sitePathOf(req, relationTo)
  if (!folder || !value) return '#'
  const id = typeof value === 'object' ? (value as { id?: unknown }).id : value
  const { docs } = await req.payload.find({
    collection: relationTo as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    pagination: false,
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

/** Pictures inside the text, read as the caller may read them. */
function populateFor(req: PayloadRequest): HTMLPopulateFn {
  return async <TData extends object>({
    collectionSlug,
    id,
  }: {
    collectionSlug: string
    id: number | string
  }) => {
    const document = await req.payload.findByID({
      collection: collectionSlug as CollectionSlug,
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    return (document as TData | null) ?? undefined
  }
}
