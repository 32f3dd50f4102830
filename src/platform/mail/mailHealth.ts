import type { Payload } from 'payload'

import type { Health } from '../health.js'
import { within } from '../abort.js'
import { mailAdapterOf } from './mailAdapterOf.js'

/** Below the second that a health check may take, so that a slow mail server is reported as such. */
const answerWithinMs = 800

/**
 * Whether mail can be sent: `pass` if the mail server answers or the demo captures, else `warn`, because the rest of
 * the service works without it. Never names the server.
 */
export async function mailHealth(payload: Payload): Promise<Health> {
  const { route, verify } = mailAdapterOf(payload)
  if (route === 'captured') {
    return pass({ output: 'Mail is captured in the mailbox of the demo.' })
  }
  if (route === 'none') return warn('Not configured.')
  const fault = await within(
    answerWithinMs,
    verify().then(() => undefined, faultOf),
  ).catch(() => 'is slow to answer')
  return fault === undefined ? pass() : warn(`The mail server ${fault}.`)
}

function faultOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return code === 'EAUTH' ? 'refuses the sign-in' : 'cannot be reached'
}

function pass(detail: { output?: string } = {}): Health {
  return { status: 'pass', componentType: 'component', ...detail }
}

function warn(output: string): Health {
  return { status: 'warn', componentType: 'component', output }
}
