import type { CollectionConfig, Config, Field, Plugin } from 'payload'

import { extend } from '../platform/extend.js'
import { readChanges } from './records/readChanges.js'
import { withRecords } from './withRecords.js'
import { withWidgets } from './withWidgets.js'

const tabs = '/src/admin/lists/ListTabs#ListTabs'

/** What staff work with: the first page, lists with tabs, and records that open with a summary. Listed after all modules. */
export const withDesk = (): Plugin => (config) =>
  extend(withWidgets(withRecords(withLists(config))), {
    serverFunctions: { 'read-changes': readChanges },
  })

/** Gives every list tabs with counts, and words that say what belongs in it. */
const withLists = (config: Config): Config => ({
  ...config,
  admin: { ...config.admin, dateFormat: 'd MMM yyyy, HH:mm' },
  i18n: { ...config.i18n, translations: inWords(config) },
  collections: (config.collections ?? []).map(listed),
})

/** Payload writes `<No Company>` where a value is missing, `true` or `general:null` for a tick box, and its own name. */
const general = {
  ...{ noLabel: '–', true: 'Yes', false: 'No', null: '–' },
  payloadSettings: 'How you see the admin',
}

function inWords({ i18n }: Config) {
  const { en, ...others } = { ...i18n?.translations } as { en?: { general?: object } }
  return { ...others, en: { ...en, general: { ...en?.general, ...general } } }
}

function listed(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { beforeListTable = [], ...components } = admin.components ?? {}
  const table = [tabs, ...beforeListTable]
  return {
    ...collection,
    fields: collection.fields.map((field) => headed(field)),
    admin: { ...admin, components: { ...components, beforeListTable: table } },
  }
}

const headLabel = '/src/admin/lists/HeadLabel#HeadLabel'

/** Gives fields in groups the heads of columns that a person would say. */
function headed(field: Field, isInGroup = false): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => {
      const fields = tab.fields.map((one) => headed(one, isInGroup || 'name' in tab))
      return { ...tab, fields }
    })
    return { ...field, tabs }
  }
  if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group') {
    const isGroup = isInGroup || 'name' in field
    return { ...field, fields: field.fields.map((one) => headed(one, isGroup)) }
  }
  if (!isInGroup || !('label' in field || 'name' in field)) return field
  const components = { Label: headLabel, ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } } as Field
}
