import { ValidationError } from 'payload'

import type { Operation } from '../../../platform/access.js'

const lists = ['sessions', 'syllabus', 'instructors']

/**
 * Refuses a bare value where an object belongs. Payload would pass over it in silence, and a course sent with
 * `price: 49000` would be given away.
 */
export function refuseBareValues({ args, operation }: Operation): void {
  if (operation !== 'create' && operation !== 'update') return
  const { data = {} } = args as { data?: Record<string, unknown> }
  const isPriceBare = data['price'] !== undefined && typeof data['price'] !== 'object'
  const errors = [
    ...(isPriceBare ? [{ path: 'price', message: 'Send an object of amount and currency.' }] : []),
    ...lists
      .filter((name) => hasBareRow(data[name]))
      .map((path) => ({ path, message: 'Send objects.' })),
  ]
  if (errors.length > 0) throw new ValidationError({ collection: 'courses', errors })
}

function hasBareRow(value: unknown): boolean {
  return Array.isArray(value) && value.some((row) => typeof row !== 'object' || row === null)
}
