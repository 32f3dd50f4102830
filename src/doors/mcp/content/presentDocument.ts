import type { CollectionSlug, PayloadRequest } from 'payload'
import type { z } from 'zod'

import { bodyAsMarkdown } from '../../../platform/content/contentAsMarkdown.js'
import { isRecord } from '../../../platform/isRecord.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import type { DocumentSummary, WholeDocument } from './contentSchemas.js'

type Row = Record<string, unknown>
type StoredDocument = { id: unknown; slug?: unknown; updatedAt?: unknown; _status?: unknown }

/** What a list shows of a document. */
export function summariseDocument(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  document: object,
): z.input<typeof DocumentSummary> {
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin
  const { id, slug, updatedAt, _status } = document as StoredDocument
  return {
    id: String(id),
    title: textOf((document as Record<string, unknown>)[useAsTitle]),
    slug: typeof slug === 'string' ? slug : null,
    status: textOf(_status),
    updatedAt: textOf(updatedAt),
  }
}

/** A whole document; what a write does not accept is left out or, as rich text, in the form that it accepts. */
export async function presentDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  document: object,
): Promise<z.input<typeof WholeDocument>> {
  const { body, ...fields } = document as Record<string, unknown>
  delete fields['html']
  delete fields['id']
  return {
    ...summariseDocument(req, collection, document),
    bodyMarkdown: await bodyAsMarkdown(req, body),
    document: await presentLists(req, fields),
  }
}

/** Fields with the rich texts of their blocks, lessons and other rows in the form that a write accepts. */
async function presentLists(req: PayloadRequest, fields: Row): Promise<Row> {
  const presented = Object.entries(fields).map(async ([name, value]) => {
    if (!Array.isArray(value)) return [name, value] as const
    return [name, await Promise.all(value.map((row: unknown) => presentRow(req, row)))] as const
  })
  return Object.fromEntries(await Promise.all(presented))
}

async function presentRow(req: PayloadRequest, value: unknown): Promise<unknown> {
  if (!isRecord(value)) return value
  const { body, ...row } = value
  const fields = await presentLists(req, row)
  return body ? { ...fields, bodyMarkdown: await bodyAsMarkdown(req, body) } : fields
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Options that make every call obey the caller's rights; each gets its own request, because each sets its locale. */
export function asCaller(req: PayloadRequest, locale?: string) {
  return {
    req,
    user: req.user,
    overrideAccess: false,
    depth: 0,
    locale: requestLocale(req, locale),
  } as const
}
