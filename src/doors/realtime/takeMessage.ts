import { currentRequest } from '../../platform/http/requestContext.js'
import { platformOf } from '../../platform/platform.js'
import type { Caller } from './Caller.js'
import { greet } from './greet.js'
import { identify } from './identify.js'
import type { ClientMessage } from './messages.js'
import { subscribe, unsubscribe } from './subscribe.js'
import { talk } from './talk.js'

const signInLimit = { name: 'socket-auth', points: 60, seconds: 300 }

/** Carries out a client's message; throws a Problem where that is not possible. */
export async function takeMessage(caller: Caller, said: ClientMessage): Promise<void> {
  switch (said.type) {
    case 'auth':
      await authenticate(caller, said)
      return
    case 'subscribe':
      await subscribe(caller, said)
      return
    case 'unsubscribe':
      unsubscribe(caller, said.topic)
      caller.line.send({ type: 'unsubscribed', topic: said.topic })
      return
    case 'chat':
      await talk(caller, said)
      return
    case 'ping':
      caller.line.send({ type: 'pong' })
  }
}

async function authenticate(
  caller: Caller,
  said: Extract<ClientMessage, { type: 'auth' }>,
): Promise<void> {
  const { limits } = platformOf(caller.payload)
  try {
    caller.user = await identify(caller.payload, said)
  } catch (error) {
    await limits.consume(signInLimit, currentRequest()?.client)
    throw error
  }
  greet(caller)
}
