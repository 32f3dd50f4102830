import type { FieldHook } from 'payload'

import { countVisits } from './countVisits.js'

/** How often a link was visited, visible to staff only. */
export const visitsOfLink: FieldHook = async ({ data, originalDoc, req, siblingData }) => {
  const { id } = { ...originalDoc, ...data, ...siblingData } as { id?: unknown }
  return typeof id === 'string' ? countVisits(req, id) : 0
}
