import { Forbidden, type Field } from 'payload'

import { staff, type Operation } from '../../../platform/access.js'
import { ledgerCollection } from '../../../platform/content/ledgerCollection.js'
import { field, optionsOf } from '../../../platform/content/fields.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { scheduled } from '../../../platform/jobs/createJobs.js'

const auditActions = {
  create: 'Created',
  update: 'Changed',
  publish: 'Published',
  'publish-failed': 'Could not publish as planned',
  restore: 'Restored a version',
  delete: 'Deleted',
  'sign-in': 'Signed in',
  'sign-in-failed': 'Failed to sign in',
  'sign-out': 'Signed out',
  'password-reset': 'Set a new password by mail',
  'code-refused': 'Entered a wrong or used code',
  'second-factor': 'Changed a second factor',
  'key-use': 'Used an API key',
  'key-refused': 'Tried an API key that has expired or was revoked',
} as const

export type AuditAction = keyof typeof auditActions

const actorKinds = {
  staff: 'Staff, signed in',
  key: 'API key of a person',
  'admin-key': 'ADMIN_API_KEY',
  visitor: 'Visitor or learner',
  system: 'The service itself',
} as const

export type ActorKind = keyof typeof actorKinds

const shownIf = (name: string) => ({
  condition: (data: Record<string, unknown>) => Boolean(data[name]),
})

const who: Field[] = [
  field.select('actorKind', {
    label: 'By',
    required: true,
    index: true,
    options: optionsOf(actorKinds),
  }),
  // Not a relationship, because an entry must name its actor after the account is deleted.
  field.text('actor', { label: 'Id of the user', index: true, admin: { hidden: true } }),
  field.text('actorEmail', { label: 'User', index: true, admin: shownIf('actorEmail') }),
  field.text('actorKey', { label: 'Id of the API key', admin: shownIf('actorKey') }),
]

const kindComponent = '/src/modules/administration/admin/AuditTarget#AuditKind'
const targetComponent = '/src/modules/administration/admin/AuditTarget#AuditTarget'

const what: Field[] = [
  field.select('action', { required: true, index: true, options: optionsOf(auditActions) }),
  field.text('target', {
    label: 'Collection or settings',
    index: true,
    admin: { components: { Cell: kindComponent, Field: targetComponent } },
  }),
  field.text('targetId', {
    label: 'Document',
    index: true,
    // The field above has its name.
    admin: { condition: () => false, components: { Cell: targetComponent } },
  }),
]

const details: Field[] = [
  field.json('before', {
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/src/modules/administration/admin/ChangedValues#ChangedValues' },
    },
  }),
  // Shown beside `before`. Payload's own JSON field loads its editor from another site.
  field.json('after', {
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }),
]

const circumstances: Field[] = [
  field.text('requestId', { label: 'Request id', index: true, admin: shownIf('requestId') }),
  field.text(
    'client',
    'A keyed hash of the address: the same address, the same hash. Not of visitors.',
    { index: true, admin: shownIf('client') },
  ),
  field.number('count', 'Uses of a key, and failed sign-ins, are grouped by minute.', {
    required: true,
    defaultValue: 1,
  }),
  field.text('mergeKey', { unique: true, hidden: true }),
]

/** Entries are inserted by SQL; every Payload operation that would change one is refused. */
function refuseWrites({ operation, req }: Operation): void {
  if (operation !== 'read' && operation !== 'count') throw new Forbidden(req.t)
}

/** Who did what, append-only: entries cannot be created, changed or deleted from outside. */
export const AuditLog = ledgerCollection({
  slug: 'audit-log',
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  admin: {
    group: 'Settings',
    useAsTitle: 'createdAt',
    defaultColumns: ['action', 'targetId', 'target', 'actorEmail', 'actorKind', 'createdAt'],
    listSearchableFields: ['actorEmail', 'target', 'targetId', 'requestId'],
    description:
      'Every write, sign-in and use of an API key. Kept for a year; sign-ins and uses of keys for 90 days.',
    hideAPIURL: true,
  },
  readers: staff('admin'),
  custom: {
    audit: 'none',
    record: { summary: ['action', 'actorEmail', 'actorKind', 'createdAt'] },
  },
  hooks: { beforeOperation: [refuseWrites] },
  fields: [...what, ...who, ...details, ...circumstances],
})

/** Deletes audit log entries after a year; sign-ins and key uses, which contain addresses, after 90 days. */
export const purgeAuditLog = scheduled({
  name: 'administration.purgeAuditLog',
  cron: '23 3 * * *',
  run: async ({ payload }) => {
    await query({ payload })`
      delete from audit_log where created_at < now() - interval '365 days'
        or (created_at < now() - interval '90 days' and action in
          ('sign-in', 'sign-in-failed', 'sign-out', 'code-refused', 'key-use', 'key-refused'))`
  },
})
