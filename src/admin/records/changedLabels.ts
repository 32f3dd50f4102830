import type { ClientField } from 'payload'

import { wordsOf } from './fieldAt.js'

type Entry = {
  action?: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Which fields an entry of the audit log changed, by their labels; of what is new or deleted that is all of them. */
export function changedLabels(
  fields: readonly ClientField[],
  { action, before, after }: Entry,
): string {
  if (action !== 'update' && action !== 'publish') return ''
  const labels = new Map(labelled(fields))
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return list.format(names.map((name) => wordsOf(labels.get(name) || undefined, name)))
}

function labelled(fields: readonly ClientField[]): [string, unknown][] {
  return fields.flatMap((field): [string, unknown][] => {
    if ('name' in field) return [[field.name, 'label' in field ? field.label : undefined]]
    if (field.type !== 'tabs') return 'fields' in field ? labelled(field.fields) : []
    return field.tabs.flatMap((tab): [string, unknown][] =>
      'name' in tab ? [[tab.name, tab.label]] : labelled(tab.fields),
    )
  })
}
