import type { FlattenedField } from 'payload'

type Row = Record<string, unknown>

const secretName = /password|secret|token|api_?key|salt|hash|otp|^sessions$/i

const withoutText = new Set([
  'checkbox',
  'date',
  'number',
  'radio',
  'relationship',
  'select',
  'upload',
])

const maxLength = 500

/**
 * A field's value as the log shows it. Secrets are never shown. If `showsText` is false (collections about people),
 * only choices, numbers, dates and related documents are, because they cannot contain personal text.
 */
export function shownValue(field: FlattenedField, value: unknown, showsText: boolean): unknown {
  if (field.type === 'checkbox') return Boolean(value)
  if (value === null || value === undefined) return null
  if (secretName.test(field.name)) return '[secret]'
  if (withoutText.has(field.type)) return value
  if (field.type === 'group' || field.type === 'tab') {
    return Object.fromEntries(
      field.flattenedFields.map((one) => [
        one.name,
        shownValue(one, (value as Row)[one.name], showsText),
      ]),
    )
  }
  if (!showsText) return '[personal]'
  if (field.type === 'richText') return `[text of ${String(sizeOf(value))} characters]`
  return typeof value === 'string' ? shortened(value) : structure(value)
}

function structure(value: unknown): unknown {
  const size = sizeOf(value)
  if (size > 4 * maxLength) return `[${String(size)} characters]`
  return JSON.parse(
    JSON.stringify(value, (name, inner: unknown) => {
      if (name !== '' && secretName.test(name) && inner !== null) return '[secret]'
      return typeof inner === 'string' ? shortened(inner) : inner
    }),
  )
}

function shortened(text: string): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, maxLength)}… [${String(text.length)} characters]`
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value).length
}
