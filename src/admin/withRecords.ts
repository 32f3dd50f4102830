import type { CollectionConfig, Config, Field } from 'payload'

import { field } from '../platform/content/fields.js'
import { nobody } from '../platform/access.js'

/**
 * Opens every document with its summary and its history where its collection declares a `record`, and shows what nobody
 * may change as text. What saved versions changed stands after the fields, which people come to write.
 */
export const withRecords = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map(opened),
})

function opened(collection: CollectionConfig): CollectionConfig {
  const { access, custom, fields } = collection
  const closed = { create: access?.create === nobody, update: access?.update === nobody }
  const shown = eachAsText(fields, closed)
  const isRecord = (custom as { record?: object } | undefined)?.record !== undefined
  const isTranslated = fields.some((field) => 'localized' in field && field.localized)
  const timeline = shown.find(isTimeline) ?? auditTimeline
  return {
    ...collection,
    fields: [
      ...(isRecord || isTranslated ? [summary] : []),
      ...(isRecord && !collection.versions ? [timeline] : []),
      ...shown.filter((field) => !isTimeline(field)),
      ...(collection.versions ? [whatChanged] : []),
    ],
  }
}

/** The timeline that a collection has of its own. */
const isTimeline = (field: Field): boolean => 'name' in field && field.name === 'timeline'

const shownAlone = { disableListColumn: true, disableBulkEdit: true, disableListFilter: true }

const summary: Field = field.ui('recordSummary', {
  admin: {
    ...shownAlone,
    components: { Field: '/src/admin/records/RecordSummary#RecordSummary' },
  },
})

const timeline = (clientProps: object): Field =>
  field.ui('changes', {
    admin: {
      ...shownAlone,
      components: { Field: { path: '/src/admin/records/Timeline#Timeline', clientProps } },
    },
  })

/** Who changed the document, from the audit log, for those who may read it. */
const auditTimeline = timeline({ collection: 'audit-log', on: 'targetId' })

/** What each saved version changed, in words. */
const whatChanged = timeline({ ofVersions: true })

type Closed = { create: boolean; update: boolean }

/** A field that nobody may write, as text; others as they are. */
function asText(field: Field, closed: Closed): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: eachAsText(tab.fields, closed) }))
    return { ...field, tabs }
  }
  if (field.type === 'row' || field.type === 'collapsible') {
    return { ...field, fields: eachAsText(field.fields, closed) }
  }
  const own = 'access' in field ? field.access : undefined
  // Who a new document is about is chosen once.
  const isSetOnce = field.type === 'relationship' && own?.update === nobody && own.create !== nobody
  const isClosed =
    isSetOnce ||
    ((closed.create || own?.create === nobody) && (closed.update || own?.update === nobody))
  if (!isClosed || !readable.has(field.type) || ('hidden' in field && field.hidden)) return field
  const { Field: shown } = { ...field.admin?.components } as { Field?: object | string }
  if (typeof shown === 'string') return field
  const components = { ...field.admin?.components, Field: { ...shown, path: reader } }
  return { ...field, admin: { ...field.admin, components } } as Field
}

const eachAsText = (fields: Field[], closed: Closed) => fields.map((one) => asText(one, closed))

const reader = '/src/admin/records/ReadOnlyField#ReadOnlyField'

const readable = new Set<Field['type']>([
  ...(['array', 'checkbox', 'date', 'email', 'group', 'number'] as const),
  ...(['relationship', 'select', 'text', 'textarea', 'upload'] as const),
])
