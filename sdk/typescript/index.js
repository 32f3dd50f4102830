import { networkProblem } from './FoyerProblem.js'
import { connect } from './connect.js'
import { operations } from './operations.js'
import { send } from './send.js'
import { serverSentEvents } from './serverSentEvents.js'

export { FoyerProblem } from './FoyerProblem.js'
export { verifyWebhook, WebhookRefused } from './verifyWebhook.js'

/** A client of one service: a method for every operation, by area. */
export function createClient(settings) {
  if (!isAddress(settings?.baseUrl))
    throw new TypeError('`baseUrl` is where the service is, such as https://www.example.com')
  const client = {
    with: (more) => createClient({ ...settings, ...more }),
    connect: (options) => connect(settings, options),
  }
  for (const [id, operation] of Object.entries(operations)) {
    const [area, verb] = id.split('.')
    client[area] ??= {}
    Object.assign(client[area], methodsOf(settings, operation, verb))
  }
  return client
}

/** In a browser it may be empty: the page's own origin. */
function isAddress(value) {
  if (value === '' && globalThis.location) return true
  return typeof value === 'string' && /^https?:\/\/[^/?#][^?#]*$/i.test(value)
}

function methodsOf(settings, operation, verb) {
  const call = (input, options) => send(settings, operation, { input, options })
  return {
    [verb]: call,
    ...(operation.paged && { [`${verb}All`]: (input, options) => walk(call, input, options) }),
    ...(operation.streamed && {
      [`${verb}Stream`]: (input, options) => stream(settings, operation, { input, options }),
    }),
  }
}

async function* walk(call, input = {}, options = {}) {
  let { page = 1 } = input
  for (;;) {
    const { docs, hasNextPage } = await call({ ...input, page }, options)
    yield* docs
    if (!hasNextPage) return
    page += 1
  }
}

async function* stream(settings, operation, call) {
  const response = await send(settings, operation, { ...call, accept: 'text/event-stream' })
  try {
    yield* serverSentEvents(response)
  } catch (cause) {
    if (call.options?.signal?.aborted) throw cause
    throw networkProblem('The events broke off', cause)
  }
}
