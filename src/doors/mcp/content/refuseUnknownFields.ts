import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'

import { type Fault, Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'

type Data = Record<string, unknown>

/** Throws `validation_failed` for fields that the collection does not have: Payload would silently ignore them. */
export function refuseUnknownFields(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  data: Data,
): void {
  const errors = unknownIn(payload.collections[collection].config.flattenedFields, data, '')
  if (errors.length > 0) throw new Problem(problems.validationFailed, { errors })
}

function unknownIn(fields: FlattenedField[], data: Data, path: string): Fault[] {
  return Object.entries(data).flatMap(([name, value]): Fault[] => {
    const at = `${path}/${name}`
    const field = fields.find((one) => one.name === name)
    if (!field) {
      const known = fields.map((one) => one.name).join(', ')
      return [
        { path: at, code: 'unknown_key', message: `There is no such field. There are: ${known}.` },
      ]
    }
    if (field.type === 'group') return unknownInPart(field.flattenedFields, value, at)
    if (field.type !== 'array' || !Array.isArray(value)) return []
    return value.flatMap((row, index) =>
      unknownInPart([...field.flattenedFields], row, `${at}/${String(index)}`),
    )
  })
}

function unknownInPart(fields: FlattenedField[], value: unknown, path: string): Fault[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? unknownIn(fields, value as Data, path) : []
}
