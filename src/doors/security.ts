import type { Contract } from '../platform/http/contract.js'

/** How callers say who they are. */
export const securitySchemes = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'A key of staff.' },
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
  bearer: { type: 'http', scheme: 'bearer', description: 'A learner’s token.' },
  learnerSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'foyer-learner',
    description: 'A learner’s session in a browser, from `auth.verifyOtp`; for pages of this site.',
  },
}

type Requirement = Partial<Record<keyof typeof securitySchemes, []>>

/** Any one of these lets staff and scripts in. */
export const asStaff: Requirement[] = [{ apiKey: [] }, { authorization: [] }, { session: [] }]

const asLearner: Requirement[] = [{ bearer: [] }, { learnerSession: [] }]

/** What an endpoint asks of its callers. */
export function securityOf({ access }: Pick<Contract, 'access'>): Requirement[] {
  if (access === 'public') return [{}]
  return access.by === 'learners' ? asLearner : asStaff
}
