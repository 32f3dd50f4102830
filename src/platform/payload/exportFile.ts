import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { everyMatch } from '../database/matches.js'
import { platformOf } from '../platform.js'
import { applyFilter } from './applyFilter.js'

type Exported = {
  collection: CollectionSlug
  sort: string
  /** Beside the filter in the query of the request. */
  conditions: Where[]
  draft?: true
}

/** The ids of the documents that the caller may read and that the query asks for; an invalid filter is refused here. */
export async function findExported(
  req: PayloadRequest,
  { conditions, ...exported }: Exported,
): Promise<string[]> {
  const { docs } = await applyFilter(req, (where) =>
    req.payload.find({
      ...everyMatch,
      ...exported,
      where: { and: [where, ...conditions] },
      // No joins either, which a selection must name.
      select: exported.draft ? { slug: true } : {},
      overrideAccess: false,
      req,
    }),
  )
  return docs.map(({ id }) => id)
}

/** The condition that one of these fields contains the text, if there is one. */
export function containing(text: string | undefined, fields: readonly string[]): Where[] {
  return text ? [{ or: fields.map((name) => ({ [name]: { like: text } })) }] : []
}

/** The type of each format and its first bytes: without a byte order mark Excel does not read a file as UTF-8. */
export const fileFormats = {
  csv: { type: 'text/csv; charset=utf-8; header=present', begin: '\u{feff}' },
  json: { type: 'application/json', begin: '' },
} as const

export type FileFormat = keyof typeof fileFormats

type File = {
  name: string
  format?: FileFormat
  pieces: AsyncGenerator<string, void, undefined>
}

/** A file with the date in its name, which is made as fast as the client takes it. */
export function exportFile(
  { payload }: PayloadRequest,
  { name, format = 'csv', pieces }: File,
): Response {
  const { type, begin } = fileFormats[format]
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (begin) controller.enqueue(encoder.encode(begin))
    },
    pull: async (controller) => {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    cancel: async () => {
      await pieces.return()
    },
  })
  const day = platformOf(payload).clock.now().toISOString().slice(0, 10)
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}-${day}.${format}"`,
    },
  })
}
