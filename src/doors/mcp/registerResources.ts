import type { McpServer } from '@modelcontextprotocol/server'
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server'
import type { PayloadRequest } from 'payload'

import { platformOf } from '../../platform/platform.js'
import { type Kind, kindsOf, readPage, urlOf } from './getPage.js'

const pageSize = 100

/** Published content as resources: each document under the address at which people read it. */
export function registerResources({ server }: McpServer, req: PayloadRequest): void {
  const kinds = kindsOf(req.payload.config)
  server.setRequestHandler('resources/list', async ({ params }) =>
    listFrom(req, kinds, placeOf(params?.cursor)),
  )
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: kinds.map(({ type, path }) => ({
      uriTemplate: platformOf(req.payload).serverUrl + path.replace(/:(\w+)/, '{$1}'),
      name: type,
      title: `A published ${type}`,
      mimeType,
    })),
  }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const page = await readPage(req, uri)
    if (!page) throw new ResourceNotFoundError(uri)
    const text = [`# ${page.title}`, page.summary, page.markdown].filter(Boolean).join('\n\n')
    return { contents: [{ uri, mimeType, text }] }
  })
}

const mimeType = 'text/markdown'

type Place = { kind: number; page: number }

const cursorOf = ({ kind, page }: Place) =>
  Buffer.from(`${String(kind)}.${String(page)}`).toString('base64url')

function placeOf(cursor: string | undefined): Place {
  if (cursor === undefined) return { kind: 0, page: 1 }
  const [, kind, page] =
    /^(\d{1,3})\.(\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (kind === undefined || !Number(page)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'This cursor is not known.')
  }
  return { kind: Number(kind), page: Number(page) }
}

/** One page of one collection after the other; a collection without documents is passed over. */
async function listFrom(req: PayloadRequest, kinds: Kind[], { kind: at, page }: Place) {
  const kind = kinds[at]
  if (!kind) return { resources: [] }
  const { docs, hasNextPage } = await req.payload.find({
    collection: kind.collection,
    where: { _status: { equals: 'published' } },
    select: { slug: true, [kind.title]: true, summary: true, updatedAt: true } as never,
    ...{ sort: 'id', limit: pageSize, page, depth: 0 },
    overrideAccess: false,
    // Whoever asks gets what visitors see.
    user: null,
  })
  const next = hasNextPage ? { kind: at, page: page + 1 } : { kind: at + 1, page: 1 }
  const isLast = !hasNextPage && at + 1 >= kinds.length
  if (docs.length === 0 && !isLast) return listFrom(req, kinds, next)
  const resources = docs.map((document) => presentResource(req, kind, document))
  return { resources, ...(!isLast && { nextCursor: cursorOf(next) }) }
}

function presentResource(req: PayloadRequest, kind: Kind, document: object) {
  const fields = document as Record<string, unknown>
  const { slug, summary, updatedAt } = fields
  const uri = urlOf(req, kind, document)
  const title = fields[kind.title]
  return {
    ...{ uri, mimeType, name: typeof slug === 'string' ? slug : uri },
    ...(typeof title === 'string' && { title }),
    ...(typeof summary === 'string' && { description: summary }),
    ...(typeof updatedAt === 'string' && { annotations: { lastModified: updatedAt } }),
  }
}
