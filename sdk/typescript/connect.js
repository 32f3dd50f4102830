import { FoyerProblem, networkProblem } from './FoyerProblem.js'
import { millisecondsOf, pause } from './send.js'

/** How long each attempt to open a lost connection waits, in seconds: three quarters of a minute in all. */
const reopenAfter = [1, 2, 4, 8, 15, 15]
/** What another attempt may not meet again: the service, or the proxy before it, is being restarted. */
const passing = new Set(['network_error', 'unavailable', 'rate_limited', 'http_502', 'http_504'])

/** Opens the WebSocket and signs in on it where the client has a key. */
export async function connect(settings, options = {}) {
  // Outlasts sockets that are lost, and ends with `close`.
  const life = new AbortController()
  const present = await keepOpen({ settings, options, signal: life.signal })
  const connection = { present, signal: life.signal, followed: new Set() }
  return {
    subscribe: (topic, from) => subscribe(connection, topic, from),
    chat: (message) => chat(present, message),
    ping: () => ping(present),
    close: () => life.abort(lost()),
  }
}

/** Opens a socket, and gives what gives the present one: a lost one is opened again, once for all who wait for it. */
async function keepOpen(given) {
  let socket = await openSocket(given)
  let opening
  return async () => {
    if (!socket.isOver()) return socket
    if (given.options.reopen === false || given.signal.aborted) throw lost()
    opening ??= reopen(given)
      .then((opened) => (socket = opened))
      .finally(() => (opening = undefined))
    return opening
  }
}

async function reopen(given) {
  let failure = lost()
  for (const seconds of reopenAfter) {
    // Not all clients of a service that was restarted at once.
    await pause(seconds * (750 + 500 * Math.random()), given.signal)
    try {
      return await openSocket(given)
    } catch (error) {
      if (!passing.has(error.code)) throw error
      failure = error
    }
  }
  throw failure
}

/** Opens a socket and signs in on it; closes it where that is refused. */
async function openSocket({ settings, options, signal }) {
  const socket = startSocket(settings, signal)
  const timer = setTimeout(socket.close, millisecondsOf(settings.timeout))
  try {
    await socket.opened
    const ticket = await (typeof options.ticket === 'function' ? options.ticket() : options.ticket)
    if (ticket) await signIn(socket, { ticket })
    else if (settings.apiKey) await signIn(socket, { key: settings.apiKey })
    return socket
  } catch (error) {
    socket.close()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function signIn({ send, inbox }, proof) {
  const answers = inbox(
    ({ type, data }) => (type === 'ready' && data.role !== null) || type === 'error',
  )
  send({ type: 'auth', ...proof })
  raise((await answers.next()).value)
  await answers.return()
}

/** One socket: what is sent on it, and who waits for what it says. */
function startSocket(settings, signal) {
  const WebSocket = settings.WebSocket ?? globalThis.WebSocket
  if (!WebSocket) throw new TypeError('There is no WebSocket here: createClient({ WebSocket })')
  const address = `${settings.baseUrl.replace(/\/+$/, '').replace(/^http/, 'ws')}/api/ws`
  const raw = new WebSocket(address)
  const listeners = new Set()
  let isOver = false
  const tell = (message) => listeners.forEach((listener) => listener(message))
  const over = () => {
    isOver = true
    tell({ type: 'closed' })
  }
  const close = () => {
    signal.removeEventListener('abort', close)
    over()
    raw.close(1000)
  }
  signal.addEventListener('abort', close)
  raw.addEventListener('message', ({ data }) => tell(JSON.parse(String(data))))
  raw.addEventListener('close', () => {
    signal.removeEventListener('abort', close)
    over()
  })
  return {
    opened: new Promise((resolve, reject) => {
      raw.addEventListener('open', resolve)
      for (const type of ['error', 'close']) raw.addEventListener(type, () => reject(lost()))
    }),
    isOver: () => isOver,
    send: (message) => raw.send(JSON.stringify(message)),
    inbox: (fits) => queue(listeners, fits, isOver),
    close,
  }
}

/** The events of a topic. The server has one subscription a topic: the end of one loop would silence another. */
async function* subscribe(connection, topic, from) {
  const { followed } = connection
  if (followed.has(topic)) {
    throw new Error(
      `Something follows \`${topic}\` on this connection already: end it, or connect()`,
    )
  }
  followed.add(topic)
  try {
    yield* follow(connection, topic, from)
  } finally {
    followed.delete(topic)
  }
}

/** The events of a topic, until the connection is closed; over a new socket they go on after the last that was given. */
async function* follow({ present, signal }, topic, { since } = {}) {
  let last = since
  for (;;) {
    const socket = await present().catch((error) => {
      if (!signal.aborted) throw error
    })
    if (!socket) return
    const events = socket.inbox((message) => message.topic === topic || isForAll(message))
    socket.send({ type: 'subscribe', topic, ...(last !== undefined && { since: last }) })
    let isSubscribed = false
    try {
      for await (const message of events) {
        raise(message)
        if (message.type === 'subscribed') {
          isSubscribed = true
          last ??= message.id
        }
        // What comes before is what an earlier loop left: the server sends it again if it is after `since`.
        if (message.type !== 'event' || !isSubscribed) continue
        last = message.id
        yield { topic, id: message.id, data: message.data }
      }
    } finally {
      if (!socket.isOver()) socket.send({ type: 'unsubscribe', topic })
    }
  }
}

async function* chat(present, message) {
  const { send, inbox } = await present()
  const id = crypto.randomUUID()
  const answers = inbox((one) => one.id === id || isForAll(one))
  send({ type: 'chat', id, ...(typeof message === 'string' ? { message } : message) })
  for await (const answer of answers) {
    raise(answer)
    yield answer
    if (answer.type === 'chat.done') return
  }
  throw lost()
}

async function ping(present) {
  const { send, inbox } = await present()
  const answers = inbox(({ type }) => type === 'pong')
  send({ type: 'ping' })
  raise((await answers.next()).value)
  await answers.return()
}

/** The messages that fit, in order, until the connection ends. */
function queue(listeners, fits, isOver) {
  const waiting = []
  let wake = () => undefined
  const listener = (message) => {
    if (message.type !== 'closed' && !fits(message)) return
    waiting.push(message)
    wake()
  }
  listeners.add(listener)
  if (isOver) listener({ type: 'closed' })
  return (async function* () {
    try {
      for (;;) {
        while (waiting.length === 0) await new Promise((resolve) => (wake = resolve))
        const message = waiting.shift()
        if (message.type === 'closed') return
        yield message
      }
    } finally {
      listeners.delete(listener)
    }
  })()
}

/** An error that names a topic or a chat is for who asked for that alone. */
function isForAll({ type, topic, id }) {
  return type === 'error' && topic === undefined && id === undefined
}

function raise(message) {
  if (message === undefined) throw lost()
  if (message.type !== 'error') return
  throw new FoyerProblem({ status: 0, code: message.code, title: message.message })
}

function lost() {
  return networkProblem('The connection was lost')
}
