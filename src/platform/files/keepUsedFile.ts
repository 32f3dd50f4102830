import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { inSentence } from '../text.js'
import { findUses } from './findUses.js'
import { usesInWords } from './usesInWords.js'

const conflict = 409

/** A file that documents use is not deleted: their pages would lose it, and nobody would be told. */
export const keepUsedFile: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = await findUses(req, { collection: collection.slug, id: String(id) })
  if (uses.length === 0) return
  const { singular } = collection.labels
  const file = typeof singular === 'string' ? inSentence(singular) : 'file'
  const message = `This ${file} is used by ${usesInWords(uses)}. Replace it there first, or replace its file.`
  throw new APIError(message, conflict, null, true)
}
