import type { Payload } from 'payload'

import type { Staff } from '../../platform/credentials/Caller.js'
import { requireScope } from '../../platform/credentials/scopes.js'
import { Problem, problems } from '../../platform/http/Problem.js'
import { requestOf, type Session } from './Session.js'
import type { Feed } from './createFeed.js'
import { type Known, renewStaff } from './identify.js'

/** What is found about a caller counts for all their connections and events for this long. */
const freshMs = 1_000

type Present = {
  user: Promise<Staff | undefined>
  /** By topic: resolves where they may see it. */
  admitted: Map<Feed, Promise<void>>
}

/** Finds out who callers are now, once for each credential in a second: 500 connections cost as much as one. */
export function createRenewal(payload: Payload) {
  const latest = new Map<string, Present>()
  return ({ user, mark }: Known): Present => {
    const found = latest.get(mark)
    if (found) return found
    const present = { user: renewStaff(payload, user), admitted: new Map<Feed, Promise<void>>() }
    latest.set(mark, present)
    setTimeout(() => latest.delete(mark), freshMs).unref()
    return present
  }
}

/**
 * Checks again that a caller is still who they were and may see what they follow: keys are withdrawn and roles change
 * while connections stay open. Closes the connection if not, and says whether it goes on.
 */
export async function checkSession(session: Session): Promise<boolean> {
  const { connection, mark } = session
  if (!session.user || mark === undefined) return true
  const present = session.renew({ user: session.user, mark })
  const user = await present.user
  const isStill = user !== undefined && (await mayFollow({ ...session, user }, present))
  // Whoever has signed in meanwhile is somebody else.
  if (session.mark !== mark) return checkSession(session)
  if (isStill) session.user = user
  else connection.end(1008, user ? 'forbidden' : 'invalid_credentials')
  return isStill
}

async function mayFollow(session: Session, { admitted }: Present): Promise<boolean> {
  const { feeds, subscriptions } = session
  try {
    for (const topic of subscriptions.keys()) {
      const feed = feeds.get(topic)
      if (!feed) continue
      const admission = admitted.get(feed) ?? admit(session, feed)
      admitted.set(feed, admission)
      await admission
    }
    return true
  } catch {
    return false
  }
}

/** Throws `unauthenticated` or `forbidden` where the caller may not see the topic. */
export async function admit(session: Session, { topic }: Feed): Promise<void> {
  const { access, name } = topic
  if (access === 'public') return
  if (!session.user) throw new Problem(problems.unauthenticated)
  requireScope(session, name, 'read')
  if (!(await access({ req: await requestOf(session) }))) throw new Problem(problems.forbidden)
}
