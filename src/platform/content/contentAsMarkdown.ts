import type { Block, CollectionSlug, PayloadRequest } from 'payload'

import { platformOf } from '../platform.js'
import { bodyAsMarkdown } from './bodyAsMarkdown.js'
import { linkPath } from './linkFields.js'
import { searchDeclarationOf } from './searchDeclaration.js'
import { type OutlineLine, outlineOf } from './outlineOf.js'

type Content = { body?: unknown; blocks?: unknown }

/** Everything that a document says in one language, as Markdown: its blocks, then its body. */
export async function contentAsMarkdown(
  req: PayloadRequest,
  collection: CollectionSlug,
  { blocks, body }: Content,
): Promise<string> {
  const field = req.payload.collections[collection].config.flattenedFields.find(
    ({ name }) => name === 'blocks',
  )
  const declared = field?.type === 'blocks' ? field.blocks : []
  const said = await blocksAsMarkdown(req, declared, blocks)
  return [said, await bodyAsMarkdown(req, body)].filter(Boolean).join('\n\n')
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
      return (await bodyAsMarkdown(req, line.value)).trim()
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
