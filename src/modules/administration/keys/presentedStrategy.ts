import type { AuthStrategy } from 'payload'

import { authenticate } from '../../../platform/credentials/authenticate.js'

/**
 * Makes the owner of a presented credential the user of Payload's requests; cookies are left to Payload's own strategy.
 */
export const presentedStrategy: AuthStrategy = {
  name: 'presented',
  authenticate: async ({ headers, payload }) => {
    const caller = await authenticate(payload, headers)
    return { user: caller?.kind === 'staff' ? caller.user : null }
  },
}
