import { createHash } from 'node:crypto'

import type { DefaultNodeTypes } from '@payloadcms/richtext-lexical'
import {
  LinkHTMLConverterAsync,
  ListHTMLConverterAsync,
  convertLexicalToHTMLAsync,
  type HTMLConverterAsync,
  type HTMLConvertersFunctionAsync,
} from '@payloadcms/richtext-lexical/html-async'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { firstMatch } from '../database/requestDatabase.js'
import { platformOf } from '../platform.js'

type Body = Parameters<typeof convertLexicalToHTMLAsync>[0]['data']
type HTMLPopulateFn = NonNullable<Parameters<typeof convertLexicalToHTMLAsync>[0]['populate']>
type ListItemNode = Extract<DefaultNodeTypes, { type: 'listitem' }>
type LinkNode = Extract<DefaultNodeTypes, { type: 'link' }>

/** Nodes in a body's JSON whose HTML depends on other documents: pictures, links and blocks. */
const namesOthers = /"(?:relationTo|doc|blockType)":|"type":"(?:upload|relationship|\w*[bB]lock)"/

/**
 * A rich body as HTML, '' where there is none. A link to a document leads to its page, below the collection's
 * `custom.sitePath`; one that visitors cannot read leads nowhere. HTML without references is cached by the body itself,
 * because the conversion awaits each of its nodes in turn.
 */
export async function renderBody(
  req: PayloadRequest,
  body: Body | null | undefined,
): Promise<string> {
  if (!body) return ''
  const text = JSON.stringify(body)
  if (namesOthers.test(text)) return convert(req, body)
  const { html } = await platformOf(req.payload).cache.remember({
    key: `html ${createHash('sha256').update(text).digest('base64url')}`,
    tags: [],
    bytes: (rendered) => 2 * rendered.html.length,
    load: async () => ({ html: await convert(req, body) }),
  })
  return html
}

async function convert(req: PayloadRequest, body: Body): Promise<string> {
  const populate = populateFor(req)
  const internalDocToHref = ({ linkNode }: { linkNode: LinkNode }) =>
    linkAddress(req, linkNode.fields)
  const converters: HTMLConvertersFunctionAsync = ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkHTMLConverterAsync({ internalDocToHref }),
    listitem,
  })
  return convertLexicalToHTMLAsync({ data: body, converters, populate, disableContainer: true })
}

/**
 * Payload writes the attributes of React (`htmlFor`) into the items of check lists, a new id each time, and boxes that
 * readers can tick. Can go when it writes HTML there.
 */
const listitem: HTMLConverterAsync<ListItemNode> = async (item) => {
  const { node, nodesToHTML, parent, providedCSSString } = item
  const { listitem: usual } = ListHTMLConverterAsync
  if (!('listType' in parent && parent.listType === 'check')) {
    return typeof usual === 'function' ? usual(item) : ''
  }
  const text = (await nodesToHTML({ nodes: node.children })).join('')
  const style = `list-style-type: none;${providedCSSString}`
  const isNested = node.children.some(({ type }) => type === 'list')
  if (isNested) return `<li class="nestedListItem" style="${style}">${text}</li>`
  const box = `<input type="checkbox" disabled${node.checked ? ' checked' : ''}>`
  return `<li class="list-item-checkbox" style="${style}"><label>${box} ${text}</label></li>`
}

/** Pictures inside the text, read with the caller's rights. */
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
