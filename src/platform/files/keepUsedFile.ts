import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { inSentence } from '../text.js'
import { findUses, type Use } from './findUses.js'

const conflict = 409
const mostNamed = 3
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** A file that documents use is not deleted: their pages would lose it, and nobody would be told. */
export const keepUsedFile: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = await findUses(req, { collection: collection.slug, id: String(id) })
  if (uses.length === 0) return
  const { singular } = collection.labels
  const file = typeof singular === 'string' ? inSentence(singular) : 'file'
  const message = `This ${file} is used by ${named(uses)}. Replace it there first, or replace its file.`
  throw new APIError(message, conflict, null, true)
}

function named(uses: readonly Use[]): string {
  const first = uses
    .slice(0, mostNamed)
    .map(({ kind, title }) => (title === undefined ? `the ${kind}` : `the ${kind} “${title}”`))
  const left = uses.length - first.length
  return list.format(left > 0 ? [...first, `${String(left)} more`] : first)
}
