import {
  convertLexicalToMarkdown,
  type DefaultNodeTypes,
  editorConfigFactory,
} from '@payloadcms/richtext-lexical'
import type { PayloadRequest } from 'payload'

import { linkAddress } from './linkAddress.js'

type Body = Parameters<typeof convertLexicalToMarkdown>[0]['data']
type LinkFields = Extract<DefaultNodeTypes, { type: 'link' }>['fields']

/**
 * A rich `body` as the Markdown that a write may send as `bodyMarkdown`; empty where there is none. Links to documents
 * become links to their pages, because Markdown has no others.
 */
export async function bodyAsMarkdown(req: PayloadRequest, body: unknown): Promise<string> {
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
