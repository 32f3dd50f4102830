import {
  convertLexicalToMarkdown,
  editorConfigFactory,
  type DefaultNodeTypes,
} from '@payloadcms/richtext-lexical'
import type { Block, CollectionSlug, PayloadRequest } from 'payload'

import { isRecord } from '../isRecord.js'
import { platformOf } from '../platform.js'
import { linkPath } from './linkFields.js'
import { outlineOf, type OutlineLine } from './outlineOf.js'
import { linkAddress } from './renderBody.js'
import { searchDeclarationOf } from './searchDeclaration.js'

/** Everything that a document says in one language, as Markdown to be read: its blocks, then its body. */
export async function contentAsMarkdown(
  req: PayloadRequest,
  collection: CollectionSlug,
  { blocks, body }: { body?: unknown; blocks?: unknown },
): Promise<string> {
  const field = req.payload.collections[collection].config.flattenedFields.find(
    ({ name }) => name === 'blocks',
  )
  const declared = field?.type === 'blocks' ? field.blocks : []
  const said = await blocksAsMarkdown(req, declared, blocks)
  return [said, await shownBody(req, body)].filter(Boolean).join('\n\n')
}

async function blocksAsMarkdown(req: PayloadRequest, declared: readonly Block[], blocks: unknown) {
  const lines = outlineOf(declared, blocks).flat()
  const texts = await Promise.all(lines.map((line) => write(req, line)))
  return texts
    .filter(Boolean)
    .reduce((text, next) => text + (isListed(text, next) ? '\n' : '\n\n') + next, '')
    .trim()
}

/** Items that follow each other are one list. */
function isListed(text: string, next: string): boolean {
  return next.startsWith('- ') && (text.split('\n').at(-1) ?? '').startsWith('- ')
}

async function write(req: PayloadRequest, line: OutlineLine): Promise<string> {
  switch (line.kind) {
    case 'heading':
      return `## ${oneLine(line.value)}`
    case 'text':
      return oneLine(line.value)
    case 'body':
      return (await shownBody(req, line.value)).trim()
    case 'item':
      return itemText(line.values.map(oneLine))
    case 'link':
      return linkText(req, oneLine(line.link.label), linkPath(line.link))
    case 'documents':
      return documentsText(req, line)
  }
}

const longest = 80

function itemText([first = '', ...rest]: string[]): string {
  if (rest.length === 0) return first && `- ${first}`
  return `- ${first.length > longest ? first : `**${first}**`}: ${rest.join(', ')}`
}

function linkText({ payload }: PayloadRequest, label: string, path: string | undefined): string {
  if (!path) return ''
  return `- [${label}](${path.startsWith('/') ? platformOf(payload).serverUrl + path : path})`
}

/** The published documents that a block shows, by name and address. */
async function documentsText(
  req: PayloadRequest,
  { collection, ids }: Extract<OutlineLine, { kind: 'documents' }>,
): Promise<string> {
  const { config } = req.payload.collections[collection]
  const { useAsTitle = 'id' } = config.admin
  const keys = ids.map((one) => (typeof one === 'object' ? (one as { id?: unknown }).id : one))
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: keys } },
    depth: 0,
    limit: keys.length,
    pagination: false,
    overrideAccess: false,
    user: null,
    req: { ...req, user: null },
  })
  const path = searchDeclarationOf(config)?.path
  const found = docs as unknown as Record<string, unknown>[]
  const lines = keys.flatMap((id) => {
    const document = found.find((one) => one['id'] === id)
    if (!document) return []
    const title = oneLine(document[useAsTitle])
    const place = path?.replace(/:(slug|id)/, (_, name: string) => oneLine(document[name]))
    return [place ? linkText(req, title, place) : `- ${title}`]
  })
  return lines.join('\n')
}

function oneLine(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
}

type Body = Parameters<typeof convertLexicalToMarkdown>[0]['data']
type LinkFields = Extract<DefaultNodeTypes, { type: 'link' }>['fields']

/**
 * A rich `body` as the Markdown that a write may send as `bodyMarkdown`; empty where there is none. Links to documents
 * become links to their pages, because Markdown has no others. Pictures are named by their ids: a write finds none by its
 * address.
 */
export function bodyAsMarkdown(req: PayloadRequest, body: unknown): Promise<string> {
  return shownBody(req, withPictureIds(body))
}

function withPictureIds(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withPictureIds)
  if (!isRecord(part)) return part
  const { type, value } = part
  if (type === 'upload') return { ...part, value: isRecord(value) ? value['id'] : value }
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, withPictureIds(one)]))
}

/** The same to be read, with the addresses of pictures where they were read along. */
async function shownBody(req: PayloadRequest, body: unknown): Promise<string> {
  if (body === null || body === undefined) return ''
  const editorConfig = await editorConfigFactory.default({ config: req.payload.config })
  const data = (await withAddresses(req, body)) as Body
  return convertLexicalToMarkdown({ data, editorConfig })
}

async function withAddresses(req: PayloadRequest, part: unknown): Promise<unknown> {
  if (Array.isArray(part)) return Promise.all(part.map((one) => withAddresses(req, one)))
  if (typeof part !== 'object' || part === null) return part
  const { type, fields } = part as { type?: unknown; fields?: LinkFields }
  const entries = Object.entries(part).map(
    async ([key, value]) => [key, await withAddresses(req, value)] as const,
  )
  const copy: object = Object.fromEntries(await Promise.all(entries))
  if (type !== 'link' || fields?.linkType !== 'internal') return copy
  const url = await linkAddress(req, fields)
  return { ...copy, fields: { ...fields, linkType: 'custom', doc: null, url } }
}
