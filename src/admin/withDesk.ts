import type { CollectionConfig, Config, Plugin } from 'payload'

import { withRecords } from './withRecords.js'
import { withWidgets } from './withWidgets.js'

const tabs = '/src/admin/lists/ListTabs#ListTabs'

/** What staff work with: the first page, lists with tabs, and records that open with a summary. Listed after all modules. */
export const withDesk = (): Plugin => (config) => withWidgets(withRecords(withLists(config)))

/** Gives every list tabs with counts, and words that say what belongs in it. */
const withLists = (config: Config): Config => ({
  ...config,
  admin: { ...config.admin, dateFormat: 'd MMM yyyy, HH:mm' },
  i18n: { ...config.i18n, translations: inWords(config) },
  collections: (config.collections ?? []).map(listed),
})

/** Payload writes `<No Company>` where a value is missing, and `true` or `general:null` for a tick box. */
const general = { noLabel: '–', true: 'Yes', false: 'No', null: '–' }

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
    admin: { ...admin, components: { ...components, beforeListTable: table } },
  }
}
