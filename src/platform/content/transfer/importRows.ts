import type { PayloadRequest, TypedLocale } from 'payload'

import { everyMatch, transact } from '../../database/requestDatabase.js'
import { Problem, problems, type Fault } from '../../http/Problem.js'
import { lockChange } from '../../payload/lockDocument.js'
import type { Transfer } from './Transfer.js'
import type { CheckedRow } from './checkRows.js'
import type { StoredDocument } from './rowOf.js'
import { writeRow, type Imported, type Writing } from './writeRow.js'

/** Thrown to end a dry run, so that all of it is rolled back. */
const undone = new Error('Nothing is kept of a dry run')

type Import = Omit<Writing, 'pictures'> & { rows: readonly CheckedRow[]; dryRun: boolean }

/**
 * Writes all rows or none, each to the document with its slug, or to a new one if it has no slug. A dry run also writes
 * them and rolls back, so that it reports exactly what would happen. Throws `validation_failed` with all faults.
 */
export async function importRows(
  req: PayloadRequest,
  { rows, dryRun, ...writing }: Import,
): Promise<Imported[]> {
  const { transfer, locale } = writing
  const pictures = await findPictures(req, transfer, rows)
  const imported: Imported[] = []
  const work = transact(req, async () => {
    const found = await lockDocuments(req, {
      collection: transfer.collection,
      locale,
      slugs: rows.flatMap(({ row }) => row.slug ?? []),
    })
    const bySlug = new Map(found.map((document) => [document.slug, document]))
    checkNew(req, { rows, locale, transfer, bySlug })
    for (const checked of rows) {
      const stored = bySlug.get(checked.row.slug ?? '')
      imported.push(await writeRow(req, checked, { ...writing, pictures, stored }))
    }
    if (dryRun) throw undone
  })
  await work.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return imported
}

type KnownRows = Pick<Import, 'rows' | 'locale' | 'transfer'> & {
  bySlug: ReadonlyMap<string, StoredDocument>
}

/**
 * Refuses new documents that lack required fields, and those first written in another language than the default: their
 * title would be empty for everyone else.
 */
function checkNew({ payload }: PayloadRequest, { rows, locale, transfer, bySlug }: KnownRows) {
  const { localization } = payload.config
  const isTranslation = localization && locale !== localization.defaultLocale
  const faults = rows
    .filter(({ row }) => !bySlug.has(row.slug ?? ''))
    .flatMap(({ place, row }): Fault[] => {
      if (isTranslation) return [untold(place, localization.defaultLocale)]
      const missing = transfer.required.filter((name) => !row[name])
      return missing.map((name) => ({
        path: `${place}/${name}`,
        code: 'required',
        message: 'This is required.',
      }))
    })
  if (faults.length > 0) throw new Problem(problems.validationFailed, { errors: faults })
}

function untold(place: string, language: string): Fault {
  const message = `Nothing has this slug yet. Import it in the language ${language} first.`
  return { path: `${place}/slug`, code: 'not_found', message }
}

/** The ids of the pictures that rows name by their files; throws `validation_failed` for missing ones. */
async function findPictures(
  req: PayloadRequest,
  { pictures }: Transfer,
  rows: readonly CheckedRow[],
): Promise<Map<string, string>> {
  const named = rows.flatMap(({ place, row }) =>
    pictures.flatMap((field) => {
      const file = row[field]
      return typeof file === 'string' ? [{ path: `${place}/${field}`, file }] : []
    }),
  )
  if (named.length === 0) return new Map()
  const { docs } = await req.payload.find({
    ...everyMatch,
    collection: 'media',
    where: { filename: { in: [...new Set(named.map(({ file }) => file))] } },
    select: { filename: true },
    overrideAccess: false,
    req,
  })
  const ids = new Map(docs.map(({ id, filename }) => [filename ?? '', id]))
  const faults: Fault[] = named
    .filter(({ file }) => !ids.has(file))
    .map(({ path }) => ({
      path,
      code: 'unknown_picture',
      message: 'There is no picture with this file name. Upload it first.',
    }))
  if (faults.length > 0) throw new Problem(problems.validationFailed, { errors: faults })
  return ids
}

type DocumentsQuery = {
  collection: Transfer['collection']
  locale: TypedLocale
  slugs: readonly string[]
}

/**
 * The newest versions of these documents in one language, without falling back to the default one. Whoever saves one of
 * them waits from here on: they would have read it before the import, and write back all of it.
 */
async function lockDocuments(
  req: PayloadRequest,
  { collection, locale, slugs }: DocumentsQuery,
): Promise<StoredDocument[]> {
  const read = { collection, draft: true, pagination: false, overrideAccess: false, req } as const
  const where = { slug: { in: slugs } }
  const { docs: named } = await req.payload.find({
    ...{ ...read, where, limit: slugs.length, depth: 0 },
    select: { slug: true },
  })
  const ids = named.map(({ id }) => id)
  if (ids.length === 0) return []
  await lockChange(req, collection, ...ids)
  const { docs } = await req.payload.find({
    ...{ ...read, where: { id: { in: ids } }, limit: ids.length, depth: 1 },
    ...{ locale, fallbackLocale: false },
  })
  return docs as unknown as StoredDocument[]
}
