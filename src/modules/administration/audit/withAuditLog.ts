import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

import { auditFailedSignIn } from './auditSignIns.js'
import { auditDeleted, auditGlobal, auditSaved, noteNewPassword } from './auditHooks.js'

/**
 * What a collection declares under `custom.audit`. `words`: its texts may stand in the log, as those of content with
 * drafts do; of all others it shows choices, numbers, dates and ids alone, because erasing a person has to remove
 * his words from everywhere. `none`: a log itself, or rows of a timeline.
 */
type AuditDeclaration = 'words' | 'none' | undefined

/** Writes every change of every collection and global into the audit log. Listed after every module. */
export const withAuditLog = (): Plugin => (config) => ({
  ...config,
  collections: (config.collections ?? []).map(audited),
  globals: (config.globals ?? []).map(auditedGlobal),
  hooks: {
    ...config.hooks,
    afterError: [...(config.hooks?.afterError ?? []), auditFailedSignIn],
  },
})

function audited(collection: CollectionConfig): CollectionConfig {
  const { custom, hooks, versions, auth } = collection
  const { audit } = { ...custom } as { audit?: AuditDeclaration }
  if (audit === 'none') return collection
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  const showsText = hasDrafts || audit === 'words'
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
