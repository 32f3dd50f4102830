import type { AuthStrategy, CollectionConfig, Field } from 'payload'

import { adminField, anyStaff, nobody, type Role, staff } from '../../../platform/access.js'
import { refuseFirstRegister } from '../endpoints/refuseFirstRegister.js'
import { checkSecrets } from '../hooks/checkSecrets.js'
import { limitSignIn } from '../hooks/limitSignIn.js'
import { mailResetLater } from '../hooks/mailResetLater.js'
import { refuseServiceAccount } from '../hooks/refuseServiceAccount.js'
import { deleteUsers, readUsers, updateUsers } from '../userAccess.js'

const roleLabels: Record<Role, string> = {
  admin: 'Admin: everything',
  editor: 'Editor: content, links, media and settings',
  sales: 'Sales: leads and consents',
  finance: 'Finance: orders and refunds',
  viewer: 'Viewer: reads content',
}

type UsersOptions = { strategies: AuthStrategy[]; https: boolean }

/** Staff, and the accounts that scripts act as. Only admins make, change or remove them. */
export function Users({ strategies, https }: UsersOptions): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: 'User', plural: 'Users' },
    admin: {
      group: 'Settings',
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'updatedAt'],
      listSearchableFields: ['email', 'name'],
      description: 'Staff and scripts. The role decides what each may do.',
    },
    auth: {
      strategies,
      useAPIKey: true,
      maxLoginAttempts: 5,
      lockTime: 10 * 60 * 1000,
      tokenExpiration: 8 * 60 * 60,
      cookies: { secure: https, sameSite: 'Lax' },
    },
    access: {
      create: staff('admin'),
      read: readUsers,
      update: updateUsers,
      delete: deleteUsers,
      unlock: staff('admin'),
      admin: anyStaff,
      readVersions: nobody,
    },
    endpoints: [refuseFirstRegister],
    hooks: {
      beforeOperation: [limitSignIn, checkSecrets, mailResetLater],
      beforeLogin: [refuseServiceAccount],
    },
    fields: [name, role, apiKey],
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
  access: { create: adminField, update: adminField },
  admin: { description: 'What this person or script may do. Only admins change it.' },
}

/** Payload's own field, kept for admins: a key outlives its owner's password. */
const apiKey: Field = {
  name: 'apiKey',
  type: 'text',
  access: { create: adminField, update: adminField },
}
