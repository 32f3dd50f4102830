import type { GlobalConfig, Payload } from 'payload'

import { field, optionsOf } from '../../../../platform/content/fields.js'
import { type Role, roles, staff } from '../../../../platform/access.js'
import { requireRecentSignIn } from '../../../../platform/credentials/recentSignIn.js'
import { query } from '../../../../platform/database/requestDatabase.js'

/** Whom a password alone does not let in. */
export const SignInPolicy: GlobalConfig = {
  slug: 'sign-in-policy',
  label: 'Sign-in',
  admin: {
    group: 'Settings',
    description: 'Who needs more than a password. It counts from their next sign-in.',
  },
  access: { read: staff('admin'), readVersions: staff('admin'), update: staff('admin') },
  hooks: {
    beforeChange: [
      ({ data, req }) => {
        requireRecentSignIn(req)
        return data as unknown
      },
    ],
  },
  fields: [
    field.select(
      'secondFactorFor',
      'These roles sign in with a passkey, with the company account, or with a password and a code of an app. Who has neither app nor passkey sets one up at the next sign-in.',
      {
        label: 'Second factor required for',
        hasMany: true,
        options: optionsOf(roles),
      },
    ),
  ],
}

export async function needsSecondFactor(payload: Payload, role: Role): Promise<boolean> {
  const rows = await query({ payload })`
    select 1 from sign_in_policy_second_factor_for where value::text = ${role} limit 1`
  return rows.length > 0
}
