import type { PayloadRequest } from 'payload'

import { type Fault, Problem } from '../../http/Problem.js'
import { problems } from '../../http/problems.js'
import type { CheckedRow } from './checkRows.js'
import type { Transfer } from './Transfer.js'

/** The ids of the pictures that rows name by their files; throws `validation_failed` for missing ones. */
export async function findPictures(
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
    collection: 'media',
    where: { filename: { in: [...new Set(named.map(({ file }) => file))] } },
    select: { filename: true },
    limit: 0,
    depth: 0,
    pagination: false,
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
