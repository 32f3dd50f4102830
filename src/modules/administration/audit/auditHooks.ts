import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  RequestContext,
} from 'payload'

import type { AuditAction } from './AuditLog.js'
import { addAuditEntry } from './addAuditEntry.js'
import { changedFields } from './changedFields.js'

type Row = Record<string, unknown>

/** Payload drops the password before its hooks run after a save. */
const newPasswords = new WeakMap<RequestContext, Set<unknown>>()

export const noteNewPassword: CollectionBeforeChangeHook = ({ context, data, originalDoc }) => {
  if (typeof (data as Row)['password'] !== 'string') return
  const ids = newPasswords.get(context) ?? new Set()
  newPasswords.set(context, ids.add((originalDoc as Row | undefined)?.['id']))
}

/** Logs a save. It compares the data that was sent, because `select` can leave any field out of `doc`. */
export const auditSaved =
  (showsText: boolean): CollectionAfterChangeHook =>
  async ({ collection, context, data, doc, operation, previousDoc, req }) => {
    const { id } = doc as { id: string }
    const isNew = operation === 'create'
    const entry = { target: collection.slug, targetId: id }
    // A restored version is not compared: the document that it replaces comes in all languages at once.
    if (context['isRestoringVersion']) return addAuditEntry(req, { action: 'restore', ...entry })
    const { before, after } = changedFields({
      fields: collection.flattenedFields,
      before: isNew ? undefined : (previousDoc as Row),
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

export const auditDeleted =
  (showsText: boolean): CollectionAfterDeleteHook =>
  async ({ collection, doc, id, req }) => {
    const { before } = changedFields({
      fields: collection.flattenedFields,
      before: doc as Row,
      showsText,
    })
    await addAuditEntry(req, {
      action: 'delete',
      target: collection.slug,
      targetId: String(id),
      before,
    })
  }

export const auditGlobal: GlobalAfterChangeHook = async ({
  context,
  data,
  global,
  previousDoc,
  req,
}) => {
  const entry = { target: global.slug }
  if (context['isRestoringVersion']) return addAuditEntry(req, { action: 'restore', ...entry })
  const { before, after } = changedFields({
    fields: global.flattenedFields,
    before: previousDoc as Row,
    after: data as Row,
    showsText: true,
  })
  await addAuditEntry(req, { ...entry, action: savedAs(data as Row), before, after })
}

/** Whether visitors can see the saved document. */
function savedAs(data: Row): AuditAction {
  return data['_status'] === 'published' ? 'publish' : 'update'
}
