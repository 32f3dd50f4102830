import type { FlattenedField } from 'payload'

import type { Fault } from '../http/Problem.js'
import { isRecord } from '../isRecord.js'

/** The fields of data that are none of these: Payload would silently ignore them. */
export function unknownFields(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  path = '',
): Fault[] {
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
    if (!Array.isArray(value)) return []
    return value.flatMap((row: unknown, index) =>
      unknownInPart(fieldsOfRow(field, row), row, `${at}/${String(index)}`),
    )
  })
}

const ofBlocks = ['blockType', 'blockName'].map((name) => ({ name, type: 'text' }))

/** Of a row of a list or of a block; none where it is of neither, and then everything is accepted. */
function fieldsOfRow(field: FlattenedField, row: unknown): FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks') return []
  const type = (row as { blockType?: unknown } | null)?.blockType
  const block = field.blocks.find(({ slug }) => slug === type)
  return block ? [...block.flattenedFields, ...(ofBlocks as FlattenedField[])] : []
}

function unknownInPart(fields: FlattenedField[], value: unknown, path: string): Fault[] {
  return isRecord(value) && fields.length > 0 ? unknownFields(fields, value, path) : []
}
