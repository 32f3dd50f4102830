import type { AuthStrategy, CollectionConfig } from 'payload'

import { adminField, anyStaff, nobody, roleOf, roles, staff } from '../../../platform/access.js'

/** Staff, and the accounts that scripts act as. Only admins make, change or remove them. */
export function Users({ strategies }: { strategies: AuthStrategy[] }): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: 'User', plural: 'Users' },
    admin: {
      group: 'Settings',
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'updatedAt'],
      description: 'Staff and scripts. The role decides what each may do.',
    },
    auth: {
      strategies,
      useAPIKey: true,
      maxLoginAttempts: 5,
      lockTime: 10 * 60 * 1000,
      tokenExpiration: 8 * 60 * 60,
    },
    access: {
      create: staff('admin'),
      read: ({ req }) => {
        if (roleOf(req) === 'admin') return true
        return req.user?.collection === 'users' && { id: { equals: req.user.id } }
      },
      update: ({ req }) => {
        if (roleOf(req) === 'admin') return true
        return req.user?.collection === 'users' && { id: { equals: req.user.id } }
      },
      delete: staff('admin'),
      unlock: staff('admin'),
      admin: anyStaff,
      readVersions: nobody,
    },
    fields: [
      { name: 'name', type: 'text', maxLength: 120 },
      {
        name: 'role',
        type: 'select',
        required: true,
        options: [...roles],
        defaultValue: 'viewer',
        saveToJWT: true,
        access: { create: adminField, update: adminField },
        admin: {
          description:
            'Admin: everything. Editor: content, links, media, settings. Sales: leads. Finance: orders. Viewer: reads content.',
        },
      },
    ],
  }
}
