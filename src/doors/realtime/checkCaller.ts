import type { Caller } from './Caller.js'
import { findStaff } from './identify.js'
import { admit } from './subscribe.js'

/**
 * Checks again that a caller is still who they were and may see what they follow: keys are withdrawn and roles change
 * while connections stay open. Closes the connection if not.
 */
export async function checkCaller(caller: Caller): Promise<void> {
  const { feeds, line, payload, subscriptions, user } = caller
  if (!user) return
  const found = await findStaff(payload, user.id)
  // The role of ADMIN_API_KEY is a setting; it does not belong to an account.
  const present =
    found && (user as { _strategy?: string })._strategy === 'admin-api-key' ? user : found
  const again = { ...caller, user: present }
  try {
    for (const topic of subscriptions.keys()) {
      const feed = feeds.get(topic)
      if (feed) await admit(again, feed)
    }
    caller.user = present
  } catch {
    line.end(1008, 'forbidden')
  }
}
