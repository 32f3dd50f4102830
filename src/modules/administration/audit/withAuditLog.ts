import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

import { auditFailedSignIn } from './auditSignIns.js'
import { auditDeleted, auditGlobal, auditSaved, noteNewPassword } from './auditHooks.js'

/**
 * The audit setting of a collection under `custom.audit`. `words`: its texts may be logged, like those of content with
 * drafts. By default only choices, numbers, dates and ids are, because erasing a person has to remove their words
 * everywhere. `none`: for logs and timelines.
 */
type AuditDeclaration = 'words' | 'none' | undefined

/** Logs every change of every collection and global. Must come after all modules. */
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
