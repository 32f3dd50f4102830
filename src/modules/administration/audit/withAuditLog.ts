import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  Plugin,
  RequestContext,
} from 'payload'

import type { AuditAction } from './AuditLog.js'
import { addAuditEntry } from './addAuditEntry.js'
import { auditFailedSignIn } from './auditSignIns.js'
import { changedFields } from './changedFields.js'

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

type Values = Record<string, unknown>

/** Payload drops the password before its hooks run after a save. */
const newPasswords = new WeakMap<RequestContext, Set<unknown>>()

const noteNewPassword: CollectionBeforeChangeHook = ({ context, data, originalDoc }) => {
  if (typeof (data as Values)['password'] !== 'string') return
  const ids = newPasswords.get(context) ?? new Set()
  newPasswords.set(context, ids.add((originalDoc as Values | undefined)?.['id']))
}

/** Logs a save. It compares the data that was sent, because `select` can leave any field out of `doc`. */
const auditSaved =
  (showsText: boolean): CollectionAfterChangeHook =>
  async ({ collection, context, data, doc, operation, previousDoc, req }) => {
    const { id } = doc as { id: string }
    const isNew = operation === 'create'
    const entry = { target: collection.slug, targetId: id }
    // A restored version is not compared: the document that it replaces comes in all languages at once.
    if (context['isRestoringVersion']) return addAuditEntry(req, { action: 'restore', ...entry })
    const { before, after } = changedFields({
      fields: collection.flattenedFields,
      before: isNew ? undefined : (previousDoc as Values),
      after: data,
      showsText,
    })
    const hasNewPassword = newPasswords.get(context)?.has(isNew ? undefined : id)
    await addAuditEntry(req, {
      ...entry,
      action: isNew ? 'create' : savedAs(data),
      before,
      after: { ...after, ...(hasNewPassword && { password: '[secret]' }) },
    })
  }

const auditDeleted =
  (showsText: boolean): CollectionAfterDeleteHook =>
  async ({ collection, context, doc, id, req }) => {
    const { before } = changedFields({
      fields: collection.flattenedFields,
      before: doc as Values,
      showsText,
    })
    await addAuditEntry(req, {
      action: 'delete',
      target: collection.slug,
      targetId: String(id),
      before,
      // An undelivered mail.
      ...(context['sentAgain'] === true && { after: { sentAgain: true } }),
    })
  }

const auditGlobal: GlobalAfterChangeHook = async ({ context, data, global, previousDoc, req }) => {
  const entry = { target: global.slug }
  if (context['isRestoringVersion']) return addAuditEntry(req, { action: 'restore', ...entry })
  const { before, after } = changedFields({
    fields: global.flattenedFields,
    before: previousDoc as Values,
    after: data as Values,
    showsText: true,
  })
  await addAuditEntry(req, { ...entry, action: savedAs(data as Values), before, after })
}

/** Whether visitors can see the saved document. */
function savedAs(data: Values): AuditAction {
  return data['_status'] === 'published' ? 'publish' : 'update'
}
