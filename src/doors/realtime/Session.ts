import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { Staff } from '../../platform/credentials/Caller.js'
import { Problem, problems } from '../../platform/http/Problem.js'
import { problemOf } from '../../platform/http/failureResponse.js'
import type { Connection } from './Connection.js'
import type { createRenewal } from './checkSession.js'
import type { Feed } from './createFeed.js'

/** Who is on a connection, and what is going on for them. */
export type Session = {
  payload: Payload
  feeds: ReadonlyMap<string, Feed>
  connection: Connection
  user: Staff | undefined
  /** Tells their credential from others. */
  mark: string | undefined
  renew: ReturnType<typeof createRenewal>
  /** Why the last credential was refused: nothing is answered to its sender before a good one. */
  refusal: Error | undefined
  /** Whether they know who they are here. */
  isGreeted: boolean
  /** Ends the subscription to a topic. */
  subscriptions: Map<string, AbortController>
  /** The last that followed each topic; resolves when it has ended. */
  followers: Map<string, Promise<void>>
  /** Ends an answer that is being written, by its id. */
  chats: Map<string, AbortController>
}

/** A request of this caller's, for access rules and for the assistant. */
export function requestOf({ payload, user }: Session): Promise<PayloadRequest> {
  return createLocalReq(user ? { user } : {}, payload)
}

/** Tells a caller what was wrong; our own failures are logged, and reported without their cause. */
export function refuse(
  { connection, payload }: Session,
  error: unknown,
  about: { topic?: string | undefined; id?: string | undefined } = {},
): void {
  const known = problemOf(error)
  if (!known) payload.logger.error({ err: error, msg: 'A socket message failed' })
  const { code, message } = known ?? new Problem(problems.internalError)
  connection.send({ type: 'error', code, message, ...about })
}
