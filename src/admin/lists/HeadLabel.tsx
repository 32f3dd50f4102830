'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { ClientField } from 'payload'

type Props = { field: ClientField & { labelWithPrefix?: string }; path?: string }

const namesItsGroup = ['amount', 'name']

/**
 * The label of a field in a group. Payload heads its column with `Customer > Name`; a customer's name is the customer,
 * and every other field says what it is.
 */
export function HeadLabel({ field, path }: Props) {
  if (!('label' in field && 'name' in field)) return null
  const { label, labelWithPrefix } = field
  if (labelWithPrefix === undefined) {
    const required = 'required' in field && field.required
    return <FieldLabel label={label} localized={field.localized} path={path} required={required} />
  }
  const [own, group = own] = labelWithPrefix.split(' > ').reverse()
  const head = namesItsGroup.includes(field.name) ? group : own
  return <FieldLabel hideLocale label={head} unstyled />
}
