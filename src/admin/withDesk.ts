import type {
  CollapsibleField,
  CollectionConfig,
  Config,
  Field,
  Plugin,
  DashboardConfig,
  PayloadRequest,
  RowField,
  TabsField,
  WidgetInstance,
} from 'payload'

import { extend, customOf } from '../platform/extend.js'
import { wordsOf } from './records/fieldAt.js'
import { readChanges } from './records/readChanges.js'
import { field, withInner } from '../platform/content/fields.js'
import { nobody } from '../platform/access.js'
import type { DashboardWidget } from './DashboardWidget.js'

const tabs = '/src/admin/lists/ListTabs#ListTabs'

/** What staff work with: the first page, lists with tabs, and records that open with a summary. Listed after all modules. */
export const withDesk = (): Plugin => (config) =>
  extend(withFind(withWidgets(withRecords(withLists(config)))), {
    serverFunctions: { 'read-changes': readChanges },
  })

/** Finds a document of any list from the first page, and aids the keyboard and screen readers on every screen. */
function withFind({ admin, ...config }: Config): Config {
  const { components = {} } = admin ?? {}
  const providers = [...(components.providers ?? []), '/src/admin/KeyboardAid#KeyboardAid']
  const beforeDashboard = [...(components.beforeDashboard ?? []), '/src/admin/find/FindBox#FindBox']
  const find = { Component: '/src/admin/find/FindView#FindView', path: '/find' } as const
  const views = { ...components.views, find: { ...find, meta: { title: 'Find' } } }
  const shown = { ...components, beforeDashboard, providers, views }
  return { ...config, admin: { ...admin, components: shown } }
}

/** The groups of lists from what staff open daily to what they set once; Payload would show them as modules are listed. */
const groups: unknown[] = ['Leads', 'Content', 'Learning', 'Payments', 'Assistant', 'Settings']

const rankOf = ({ admin }: CollectionConfig) => groups.indexOf(admin?.group)

/** Puts lists in the order of their groups, and gives each tabs with counts, and every form words that say what belongs in it. */
const withLists = (config: Config): Config => ({
  ...config,
  admin: { ...config.admin, dateFormat: timeFormat },
  i18n: { ...config.i18n, translations: inWords(config) },
  collections: (config.collections ?? []).map(listed).toSorted((a, b) => rankOf(a) - rankOf(b)),
  globals: (config.globals ?? []).map((one) => ({ ...one, fields: one.fields.map(named) })),
})

/** Payload writes `<No Company>` where a value is missing, `true` or `general:null` for a tick box, and its own name. */
const general = {
  ...{ noLabel: '–', true: 'Yes', false: 'No', null: '–' },
  ...{ createdAt: 'Created at', updatedAt: 'Updated at', lastModified: 'Last modified' },
  noResults: 'None yet.',
  sorryNotFound:
    'It may have been deleted, the address may be mistyped, or your role may not open it. An admin can change your role.',
  noResultsFound: 'Nothing found',
  noResultsDescription: 'Nothing matches the search and the filters above.',
  payloadSettings: 'How you see the admin',
}

/** Payload takes plans for times that have passed, and says no more than that it did. */
const version = {
  scheduledSuccessfully: 'Planned. If that time has passed already, it happens within a minute.',
}

/** Payload’s own word is `Value must be unique`. */
const error = { valueMustBeUnique: 'There is another with this value. Enter one of its own.' }

type Words = { error?: object; general?: object; version?: object }

function inWords({ i18n }: Config) {
  const { en, ...others } = { ...i18n?.translations } as { en?: Words }
  const own = { general: { ...en?.general, ...general }, version: { ...en?.version, ...version } }
  return { ...others, en: { ...en, ...own, error: { ...en?.error, ...error } } }
}

function listed(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { beforeListTable = [], ...components } = admin.components ?? {}
  const table = [tabs, ...beforeListTable]
  const edit = { PublishButton: publishButton, ...components.edit }
  return {
    ...collection,
    fields: collection.fields.map((field) => named(headed(field, { title: admin.useAsTitle }))),
    admin: { ...admin, components: { ...components, beforeListTable: table, edit } },
  }
}

const publishButton = '/src/admin/records/PublishButton#PublishButton'
const titleCell = '/src/admin/lists/TitleCell#TitleCell'
const wordsCell = '/src/admin/lists/WordsCell#WordsCell'
const groupLabel = '/src/admin/lists/GroupLabel#GroupLabel'

/** Labels as sentences begin, like those that are written out; Payload makes `Refunded Amount` of a name. */
function named(field: Field): Field {
  const inner = field.type === 'blocks' ? field : withInner(field, (all) => all.map(named))
  const shown = dated(inner) as Field & { label?: unknown }
  if (!('name' in shown) || shown.label !== undefined) return shown
  return { ...shown, label: wordsOf(undefined, shown.name) }
}

const timeFormat = 'd MMM yyyy, HH:mm'

/** Dates in forms as lists write them; Payload’s picker says `Nov 30, 2026 6:22 PM`. */
function dated(field: Field): Field {
  if (field.type !== 'date') return field
  const { date } = { ...field.admin }
  const displayFormat = date?.pickerAppearance === 'dayAndTime' ? timeFormat : 'd MMM yyyy'
  return { ...field, admin: { ...field.admin, date: { ...date, displayFormat } } }
}

/** Whether a field only says how others stand beside each other. */
const arranges = (field: Field): field is CollapsibleField | RowField | TabsField =>
  ['collapsible', 'row', 'tabs'].includes(field.type)

/** Nothing in every language; without a label Payload would take the group's name. */
const unsaid = { en: '' }

const namesItsGroup = ['amount', 'name']

/**
 * Payload joins the labels of a group and of its fields in lists, their filters and their pickers of columns: `Customer
 * > Name`. Here a group has a heading instead, and a customer's name is the customer.
 */
function headed(field: Field, place: { group?: string; title?: string | undefined }): Field {
  if (arranges(field)) return withInner(field, (all) => all.map((one) => headed(one, place)))
  if (field.type === 'group' && 'name' in field) {
    const label = wordsOf(field.label, field.name)
    const components = { Label: { path: groupLabel, clientProps: { label } } }
    const admin = {
      ...field.admin,
      // Payload's drawer for several documents has no room for a heading: `> Value`.
      disableBulkEdit: true,
      components: { ...components, ...field.admin?.components },
    }
    const fields = field.fields.map((one) => headed(one, { group: label }))
    return { ...field, label: unsaid, admin, fields }
  }
  if (field.type === 'join') {
    return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field
  }
  if (field.type === 'text' && field.hasMany) {
    const components = { Cell: wordsCell, ...field.admin?.components }
    return { ...field, admin: { ...field.admin, components } }
  }
  const { group, title } = place
  if (field.type === 'text' && field.localized && field.name === title) {
    const components = { Cell: titleCell, ...field.admin?.components }
    return { ...field, admin: { ...field.admin, components } }
  }
  const isNamed = group !== undefined && 'name' in field && namesItsGroup.includes(field.name)
  if (!isNamed) return field
  return { ...field, label: ('label' in field ? field.label : undefined) ?? group } as Field
}

/**
 * Opens every document with its summary and its history where its collection declares a `record`, and shows what nobody
 * may change as text. What saved versions changed stands after the fields, which people come to write.
 */
const withRecords = (config: Config): Config => ({
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
  if (arranges(field)) return withInner(field, (all) => eachAsText(all, closed))
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

/** Puts the widgets of the modules listed before it on the admin's first page. */
export function withWidgets(config: Config): Config {
  const { widgets = [] } = customOf(config)
  const shown = widgets.map(({ slug, label, Component }) => ({ slug, label, Component }))
  const dashboard = { widgets: shown, defaultLayout: layoutOf(widgets) }
  return { ...config, admin: { ...config.admin, dashboard } }
}

/** The widgets that the reader's role may see, by rank, then the collections as Payload shows them. */
function layoutOf(all: readonly DashboardWidget[]): DashboardConfig['defaultLayout'] {
  const ranked = [...all].sort((a, b) => a.rank - b.rank)
  return ({ req }: { req: PayloadRequest }) => [
    ...ranked
      .filter(({ access }) => access({ req }))
      .map(({ slug, width }) => ({ widgetSlug: slug, width }) as WidgetInstance),
    { widgetSlug: 'collections', width: 'full' },
  ]
}
