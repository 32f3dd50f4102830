import type { Contract } from '../platform/api/contract.js'
import type { Callers } from './callers.js'

/** How callers authenticate; every scheme works on every interface. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of staff or of a script, or the session token of a learner.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A key of staff or of a script.',
  },
  authorization: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      '`Bearer <key or token>` or `users API-Key <key>`; a token is what `users.login` gives.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'foyer-token',
    description: 'The session of staff in a browser, from `users.login`; for pages of this site.',
  },
  learnerSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'foyer-learner',
    description: 'A learner’s session in a browser, from `auth.verifyOtp`; for pages of this site.',
  },
}

type Requirement = Partial<Record<keyof typeof securitySchemes, []>>

/** Any one of these admits staff and scripts. */
const asStaff: Requirement[] = [
  { bearer: [] },
  { apiKey: [] },
  { authorization: [] },
  { session: [] },
]

const asLearner: Requirement[] = [{ bearer: [] }, { learnerSession: [] }]

/** What an endpoint requires of its callers. */
export function securityOf({ access, auth }: Pick<Contract, 'access' | 'auth'>): Requirement[] {
  if (access === 'public') return auth === 'optional' ? [{}, ...asStaff] : [{}]
  return access.by === 'learners' ? asLearner : asStaff
}

/** What one of Payload's routes requires of its callers. */
export function securityFor({ strangers }: Callers): Requirement[] {
  return strangers === 'none' ? asStaff : [{}, ...asStaff]
}
