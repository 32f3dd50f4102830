import type { FlattenedField } from 'payload'

import { formatMoney } from '../../platform/formatMoney.js'
import { readPath } from '../readPath.js'

export type LabelledField = FlattenedField & { label?: unknown }

/** The field at a path such as `customer.email`. */
export function fieldAt(
  fields: readonly FlattenedField[],
  path: string,
): LabelledField | undefined {
  const [name, ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return field
  return 'flattenedFields' in field ? fieldAt(field.flattenedFields, rest.join('.')) : undefined
}

/** The label of a field; Payload makes one from its name where it has none. */
export function wordsOf(label: unknown, path: string): string {
  if (typeof label === 'string' && !path.endsWith('.amount')) return label
  const [name = path, parent = name] = path.split('.').reverse()
  // An amount is called after what it is the amount of.
  const named = name === 'amount' ? parent : name.replace(/^_/, '')
  const words = named.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  const short = words.replace(/\b(?:id|url)\b/g, (one) => one.toUpperCase())
  return short.charAt(0).toUpperCase() + short.slice(1)
}

/** The heading of a group, which has no label. */
export const headingOf = (group: FlattenedField): string =>
  wordsOf(readPath(group, 'admin.components.Label.clientProps.label'), group.name)

export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** The path to the currency of a field of money; undefined for other numbers. */
export function moneyOf(field: FlattenedField): string | undefined {
  const { components } = (field.admin ?? {}) as { components?: { Field?: unknown } }
  const { clientProps } = (components?.Field ?? {}) as { clientProps?: { currency?: string } }
  return clientProps?.currency
}

/** The name of the field beside a state that says when the document ended; undefined for other fields. */
export function endOf(field: FlattenedField): string | undefined {
  const { components } = (field.admin ?? {}) as { components?: { Cell?: unknown } }
  const { clientProps } = (components?.Cell ?? {}) as { clientProps?: { ended?: string } }
  return clientProps?.ended
}

/** The words of one of the choices of a field. */
export function labelOf(
  { options }: Extract<FlattenedField, { type: 'select' }>,
  value: string,
): string {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  const label = typeof option === 'object' ? option.label : option
  return typeof label === 'string' ? label : value.charAt(0).toUpperCase() + value.slice(1)
}

type Move = {
  title: string | undefined
  from: string | null | undefined
  to: string | null | undefined
  amount?: number | null | undefined
  currency?: string | null | undefined
}

/**
 * What an event is about and changed: `€40.00 Paid → Refunded`; no states where all stayed, or its title says it, as when
 * an order is created.
 */
export function moveInWords({ title, from, to, amount, currency }: Move): string {
  const isStill = from === to || (!from && to === title)
  const move = isStill ? '' : [from, to].filter(Boolean).join(' → ')
  const money = isNothing(amount) || !currency ? '' : formatMoney(Number(amount), currency, 'en')
  return [money, move].filter(Boolean).join(' ')
}
