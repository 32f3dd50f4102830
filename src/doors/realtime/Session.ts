import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { Staff } from '../../platform/credentials/Caller.js'
import type { Feed } from './createFeed.js'
import type { Connection } from './Connection.js'

/** Who is on a connection, and what is going on for them. */
export type Session = {
  payload: Payload
  feeds: ReadonlyMap<string, Feed>
  connection: Connection
  user: Staff | undefined
  /** Ends the subscription to a topic. */
  subscriptions: Map<string, AbortController>
  /** Ends an answer that is being written, by its id. */
  chats: Map<string, AbortController>
}

/** A request of this caller's, for access rules and for the assistant. */
export function requestOf({ payload, user }: Session): Promise<PayloadRequest> {
  return createLocalReq(user ? { user } : {}, payload)
}
