import type { CollectionConfig, Field } from 'payload'

import { adminField, anyStaff, nobody, type Role, staff } from '../../../platform/access.js'
import { auditSignIn, auditSignOut, noteSignIn } from '../audit/auditSignIns.js'
import { refuseFirstRegister } from '../endpoints/refuseFirstRegister.js'
import { checkSecrets } from '../hooks/checkSecrets.js'
import { limitSignIn } from '../hooks/limitSignIn.js'
import { mailResetLater } from '../hooks/mailResetLater.js'
import { refuseServiceAccount } from '../hooks/refuseServiceAccount.js'
import { presentedStrategy } from '../keys/presentedStrategy.js'
import { deleteUsers, ownField, readUsers, updateUsers } from '../userAccess.js'

const roleLabels: Record<Role, string> = {
  admin: 'Admin: everything',
  editor: 'Editor: content, links, media and settings',
  sales: 'Sales: leads and consents',
  finance: 'Finance: orders and refunds',
  viewer: 'Viewer: reads content',
}

const access: CollectionConfig['access'] = {
  create: staff('admin'),
  read: readUsers,
  update: updateUsers,
  delete: deleteUsers,
  unlock: staff('admin'),
  admin: anyStaff,
  readVersions: nobody,
}

const keyFilter = '/src/modules/administration/admin/KeyFilter#KeyFilter'

/** Staff, and the accounts that scripts act as. Only admins make, change or remove them. */
export function Users({ https }: { https: boolean }): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: 'User', plural: 'Users' },
    admin: {
      group: 'Settings',
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'apiKeyLastUsedAt', 'updatedAt'],
      components: { beforeListTable: [keyFilter] },
      listSearchableFields: ['email', 'name'],
      description:
        'Staff and scripts. The role decides what each may do, and an API key does what its user may.',
    },
    auth: {
      strategies: [presentedStrategy],
      useAPIKey: true,
      maxLoginAttempts: 5,
      lockTime: 10 * 60 * 1000,
      tokenExpiration: 8 * 60 * 60,
      cookies: { secure: https, sameSite: 'Lax' },
    },
    access,
    custom: { audit: 'words' },
    endpoints: [refuseFirstRegister],
    hooks: {
      beforeOperation: [noteSignIn, limitSignIn, checkSecrets, mailResetLater],
      beforeLogin: [refuseServiceAccount],
      afterLogin: [auditSignIn],
      afterLogout: [auditSignOut],
    },
    fields: [name, role, enableAPIKey, apiKey, ...keyFields],
  }
}

const name: Field = {
  name: 'name',
  type: 'text',
  maxLength: 120,
  admin: { description: 'Shown to colleagues instead of the address.' },
}

const role: Field = {
  name: 'role',
  type: 'select',
  required: true,
  options: Object.entries(roleLabels).map(([value, label]) => ({ label, value })),
  defaultValue: 'viewer',
  access: { create: adminField, read: ownField, update: adminField },
  admin: { description: 'What this person or script may do. Only admins change it.' },
}

/** Payload's own field: who has a key is nobody else's business. */
const enableAPIKey: Field = {
  name: 'enableAPIKey',
  type: 'checkbox',
  admin: { disableBulkEdit: true },
  access: { create: adminField, read: ownField, update: adminField },
}

/** Payload's own field, kept for admins: a key outlives its owner's password. */
const apiKey: Field = {
  name: 'apiKey',
  type: 'text',
  admin: { disableBulkEdit: true },
  access: { create: adminField, update: adminField },
}

/** What there is to know of a key. Revoking it is to switch it off, or to make another. */
const keyFields: Field[] = [
  {
    name: 'apiKeyExpiresAt',
    type: 'date',
    label: 'API key works until',
    access: { create: adminField, read: ownField, update: adminField },
    admin: {
      date: { pickerAppearance: 'dayAndTime' },
      condition: (data) => Boolean(data['enableAPIKey']),
      description: 'Empty: until it is revoked above.',
    },
  },
  {
    name: 'apiKeyLastUsedAt',
    type: 'date',
    label: 'API key last used',
    access: { create: nobody, read: ownField, update: nobody },
    admin: {
      readOnly: true,
      date: { pickerAppearance: 'dayAndTime' },
      condition: (data) => Boolean(data['apiKeyLastUsedAt']),
      description: 'To the minute. The audit log has every use.',
    },
  },
]
