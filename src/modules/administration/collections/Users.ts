import type { CollectionAfterDeleteHook, CollectionConfig, Field } from 'payload'

import {
  adminField,
  anyStaff,
  closedExcept,
  nobody,
  staff,
  type Role,
} from '../../../platform/access.js'
import { field, optionsOf } from '../../../platform/content/fields.js'
import { auditSignIn, auditSignOut, noteSignIn } from '../audit/auditSignIns.js'
import { type OidcOptions, oidcSignIn } from '../endpoints/oidcSignIn.js'
import { refuseFirstRegister } from '../endpoints/refuseFirstRegister.js'
import { passkeyEndpoints } from '../endpoints/passkeyEndpoints.js'
import { secondFactorEndpoints } from '../endpoints/secondFactorEndpoints.js'
import { sessionEndpoints } from '../endpoints/sessionEndpoints.js'
import { requestPasswordReset } from '../endpoints/requestPasswordReset.js'
import { askCurrentPassword } from '../hooks/askCurrentPassword.js'
import { askSecondFactor, endResetSession } from '../hooks/askSecondFactor.js'
import { askRecentSignIn } from '../hooks/askRecentSignIn.js'
import { checkSecrets } from '../hooks/checkSecrets.js'
import { limitSignIn, noteRightPassword, unlockSignIn } from '../hooks/limitSignIn.js'
import { noteSession } from '../hooks/noteSession.js'
import {
  refusePasswords,
  refuseReservedAddress,
  refuseServiceAccount,
} from '../hooks/refuseSignIn.js'
import { withdrawKey } from '../hooks/withdrawKey.js'
import { presentedStrategy } from '../keys/staffKey.js'
import { removePasskeys } from '../signIn/passkeys/passkeyStore.js'
import { removeSecondFactor } from '../signIn/secondFactor/secondFactorStore.js'
import { forgetSessions } from '../users/sessionStore.js'
import { takeTurn, takeTurnToLeave } from '../users/turns.js'
import { deleteUsers, ownField, readUsers, updateUsers } from '../users/userAccess.js'

const roleLabels: Record<Role, string> = {
  admin: 'Admin: everything',
  editor: 'Editor: content, links, media and settings',
  sales: 'Sales: leads and consents',
  finance: 'Finance: orders and refunds',
  viewer: 'Viewer: reads content',
}

const access = closedExcept({
  create: staff('admin'),
  read: readUsers,
  update: updateUsers,
  delete: deleteUsers,
  unlock: staff('admin'),
  admin: anyStaff,
})

/** Our own tables have no reference to Payload's. */
const forgetSignIns: CollectionAfterDeleteHook<{ id: string }> = async ({ id, req }) => {
  await removeSecondFactor(req, String(id))
  await removePasskeys(req, String(id))
  await forgetSessions(req, String(id))
}

const hooks = {
  beforeOperation: [
    noteSignIn,
    limitSignIn,
    unlockSignIn,
    refuseReservedAddress,
    checkSecrets,
    withdrawKey,
    takeTurn,
  ],
  beforeChange: [askRecentSignIn, askCurrentPassword],
  beforeLogin: [refuseServiceAccount, askSecondFactor],
  afterLogin: [auditSignIn, noteRightPassword, endResetSession, noteSession],
  afterDelete: [forgetSignIns],
  afterLogout: [auditSignOut, takeTurnToLeave],
} satisfies CollectionConfig['hooks']

type Options = {
  https: boolean
  oidc: OidcOptions | undefined
  /** False where single sign-on is the only way in. */
  hasPasswords: boolean
}

/** Staff, and the accounts that scripts use. Only admins create, change or delete them. */
export function Users({ https, oidc, hasPasswords }: Options): CollectionConfig {
  const closed = hasPasswords ? [] : [refusePasswords]
  return {
    slug: 'users',
    labels: { singular: 'User', plural: 'Users' },
    admin: {
      group: 'Settings',
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'apiKeyLastUsedAt', 'updatedAt'],
      listSearchableFields: ['email', 'name'],
      description:
        'Staff and scripts. The role decides what each may do, and an API key does what its user may.',
    },
    auth: {
      strategies: [presentedStrategy],
      useAPIKey: true,
      // Payload locks the account itself, so that anyone could lock its owner out; limitSignIn does it instead.
      maxLoginAttempts: 0,
      tokenExpiration: 8 * 60 * 60,
      cookies: { secure: https, sameSite: 'Lax' },
    },
    access,
    custom: { audit: 'words' },
    endpoints: [
      refuseFirstRegister,
      requestPasswordReset({ hasPasswords }),
      ...oidcSignIn(oidc),
      ...secondFactorEndpoints({ hasPasswords }),
      ...(hasPasswords ? passkeyEndpoints : []),
      ...sessionEndpoints,
    ],
    hooks: { ...hooks, beforeOperation: [...closed, ...hooks.beforeOperation] },
    fields: [...details, enableAPIKey, apiKey, ...keyFields, ...marks],
  }
}

const name: Field = field.text('name', 'Shown to colleagues instead of the address.', {
  maxLength: 120,
})

const role: Field = field.select(
  'role',
  'What this person or script may do. Only admins change it.',
  {
    required: true,
    options: optionsOf(roleLabels),
    defaultValue: 'viewer',
    access: { create: adminField, read: ownField, update: adminField },
  },
)

/** Sent to change one's own password or address, and never stored. */
const currentPassword: Field = field.text(
  'currentPassword',
  'Needed to change your own password or email address.',
  {
    virtual: true,
    access: { create: nobody, update: anyStaff },
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      condition: ({ id }, _, { user }) => id !== undefined && id === user?.id,
      components: {
        Field: '/src/modules/administration/admin/CurrentPassword#CurrentPassword',
      },
    },
  },
)

const signInMethods: Field = field.ui('signInMethods', {
  admin: {
    disableListColumn: true,
    components: { Field: '/src/modules/administration/admin/SignInMethods#SignInMethods' },
  },
})

const details = [name, role, currentPassword, signInMethods]

/** What only this service writes. */
const marks: Field[] = [
  /** Marks the account behind ADMIN_API_KEY. */
  mark('serviceAccount'),
  /** The issuer and subject of the single sign-on that this account is linked to. */
  mark('oidcSubject'),
]

function mark(name: string): Field {
  const access = { create: nobody, update: nobody }
  return field.text(name, { unique: true, hidden: true, access })
}

/** Payload's own field, hidden from others: nobody else needs to know who has a key. */
const enableAPIKey: Field = field.checkbox('enableAPIKey', {
  admin: { disableBulkEdit: true },
  access: { create: adminField, read: ownField, update: adminField },
})

/** Payload's own field, for admins only: a key stays valid when its owner's password changes. */
const apiKey: Field = field.text('apiKey', {
  admin: { disableBulkEdit: true },
  access: { create: adminField, update: adminField },
})

/** The details of a key. To revoke it, switch it off or generate another. */
const keyFields: Field[] = [
  field.date('apiKeyExpiresAt', 'Empty: until it is revoked above.', {
    label: 'API key works until',
    access: { create: adminField, read: ownField, update: adminField },
    admin: {
      date: { pickerAppearance: 'dayAndTime' },
      condition: (data) =>
        ['hasAPIKey', 'apiKey', 'enableAPIKey'].some((name) => Boolean(data[name])),
    },
  }),
  field.date('apiKeyLastUsedAt', 'To the minute. The audit log has every use.', {
    label: 'API key last used',
    access: { create: nobody, read: ownField, update: nobody },
    admin: {
      readOnly: true,
      date: { pickerAppearance: 'dayAndTime' },
      condition: (data) => Boolean(data['apiKeyLastUsedAt']),
    },
  }),
]
