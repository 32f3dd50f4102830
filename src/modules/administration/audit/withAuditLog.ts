import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

import { auditFailedSignIn } from './auditSignIns.js'
import { auditDeleted, auditGlobal, auditSaved, noteNewPassword } from './auditHooks.js'

export type AuditOptions = {
  /**
   * Collections whose words may stand in the log, beside content with drafts. Of all others it shows choices,
   * numbers, dates and ids alone, because erasing a person has to remove his words from everywhere.
   */
  showsTextOf: readonly string[]
  /** Collections that are logs themselves, or rows of a timeline: their writes are told by what they tell of. */
  except: readonly string[]
}

/** Writes every change of every collection and global into the audit log. Listed after every module. */
export const withAuditLog =
  (options: AuditOptions): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((one) => audited(one, options)),
    globals: (config.globals ?? []).map(auditedGlobal),
    hooks: {
      ...config.hooks,
      afterError: [...(config.hooks?.afterError ?? []), auditFailedSignIn],
    },
  })

function audited(collection: CollectionConfig, options: AuditOptions): CollectionConfig {
  const { slug, hooks, versions, auth } = collection
  if (options.except.includes(slug)) return collection
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  const showsText = hasDrafts || options.showsTextOf.includes(slug)
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), ...(auth ? [noteNewPassword] : [])],
      afterChange: [...(hooks?.afterChange ?? []), auditSaved(showsText)],
      afterDelete: [...(hooks?.afterDelete ?? []), auditDeleted(showsText)],
    },
  }
}

function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return {
    ...global,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), auditGlobal] },
  }
}
