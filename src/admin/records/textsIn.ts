import type { FlattenedField } from 'payload'

import { counted } from '../figureWords.js'
import { isRecord } from '../../platform/isRecord.js'
import { isNothing, wordsOf } from './fieldAt.js'

/** A translated text by language; what stands in rows or parts has no label of its own. */
type Text = { label: string | undefined; inLanguages: Record<string, unknown> }

/** The translated texts of a document that is read in all languages, also those in its groups, rows and parts. */
export function textsIn(fields: readonly FlattenedField[], data: unknown, isInRow = false): Text[] {
  if (!isRecord(data)) return []
  return fields.flatMap((field): Text[] => {
    const { [field.name]: value } = data
    if (isTranslated(field)) {
      const label = isInRow ? undefined : wordsOf('label' in field && field.label, field.name)
      return isRecord(value) ? [{ label, inLanguages: value }] : []
    }
    if (field.type === 'group' || field.type === 'tab') {
      return textsIn(field.flattenedFields, value, isInRow)
    }
    if (!Array.isArray(value)) return []
    if (field.type === 'array') {
      return value.flatMap((row) => textsIn(field.flattenedFields, row, true))
    }
    if (field.type !== 'blocks') return []
    return value.flatMap((row: unknown) => {
      const block = field.blocks.find(({ slug }) => isRecord(row) && row['blockType'] === slug)
      return textsIn(block?.flattenedFields ?? [], row, true)
    })
  })
}

const isTranslated = (field: FlattenedField): boolean =>
  'localized' in field &&
  field.localized === true &&
  ['text', 'textarea', 'richText'].includes(field.type)

/** What of these texts a language lacks, in words. */
export function missingIn(code: string, texts: readonly Text[]): string {
  const missing = texts.filter(({ inLanguages }) => isNothing(inLanguages[code]))
  if (missing.length === 0) return 'complete'
  if (missing.length === texts.length) return 'not begun'
  const labels = missing.flatMap(({ label }) => label ?? [])
  const others = missing.length - labels.length
  const forms = labels.length > 0 ? ['more text', 'more texts'] : ['text', 'texts']
  const rest = others > 0 ? [counted(others, [forms[0] ?? '', forms[1] ?? ''], 'en')] : []
  return `missing ${[...labels, ...rest].join(', ')}`
}
