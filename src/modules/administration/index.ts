import type { Plugin } from 'payload'

import type { Role } from '../../platform/access.js'
import { extend } from '../../platform/extend.js'
import { adminApiKeyStrategy } from './adminApiKeyStrategy.js'
import { Users } from './collections/Users.js'
import { ensureFirstUser } from './ensureFirstUser.js'
import { guardSystemCollections } from './guardSystemCollections.js'
import { ensureServiceAccount } from './serviceAccount.js'
import { sendPasswordReset } from './tasks/sendPasswordReset.js'

type AdministrationOptions = {
  firstUser: { email: string; password: string } | undefined
  apiKey: { key: string; role: Role } | undefined
}

/** Staff, their roles and keys. */
export const administration =
  ({ firstUser, apiKey }: AdministrationOptions): Plugin =>
  (config) =>
    extend(config, {
      collections: [
        Users({
          strategies: apiKey ? [adminApiKeyStrategy(apiKey)] : [],
          https: config.serverURL?.startsWith('https:') ?? false,
        }),
      ],
      tasks: [sendPasswordReset],
      onInit: async (payload) => {
        guardSystemCollections(payload)
        if (firstUser) await ensureFirstUser(payload, firstUser)
        if (apiKey) await ensureServiceAccount(payload, apiKey.role)
      },
    })
