import { FoyerProblem } from './FoyerProblem.js'

const reopenAfterMs = 1_000

/** Opens the WebSocket and signs in on it where the client has a key. */
export function connect(settings, options = {}) {
  return open({ settings, options, life: new AbortController() })
}

/** `life` is that of the connection as its caller has it: it outlasts sockets that are lost, and ends with `close`. */
async function open({ settings, options, life }) {
  const { ticket } = options
  const { send, inbox } = await openLine(settings, life)
  if (ticket ?? settings.apiKey) {
    const answers = inbox(
      ({ type, data }) => (type === 'ready' && data.role !== null) || type === 'error',
    )
    send({ type: 'auth', ...(ticket ? { ticket } : { key: settings.apiKey }) })
    raise((await answers.next()).value)
    await answers.return()
  }
  return {
    subscribe: (topic, from) => subscribe({ settings, options, life, send, inbox }, topic, from),
    chat: (message) => chat({ send, inbox }, message),
    ping: async () => {
      const answers = inbox(({ type }) => type === 'pong')
      send({ type: 'ping' })
      await answers.next()
      await answers.return()
    },
    close: () => life.abort(),
  }
}

/** Opens one socket: what is sent on it, and who waits for what it says. */
async function openLine(settings, life) {
  const WebSocket = settings.WebSocket ?? globalThis.WebSocket
  if (!WebSocket) throw new TypeError('There is no WebSocket here: createClient({ WebSocket })')
  const address = `${settings.baseUrl.replace(/\/+$/, '').replace(/^http/, 'ws')}/api/ws`
  const socket = new WebSocket(address)
  const listeners = new Set()
  let isOver = false
  const tell = (message) => listeners.forEach((listener) => listener(message))
  const over = () => {
    isOver = true
    tell({ type: 'closed' })
  }
  const end = () => {
    over()
    socket.close(1000)
  }
  life.signal.addEventListener('abort', end)
  socket.addEventListener('message', ({ data }) => tell(JSON.parse(String(data))))
  socket.addEventListener('close', () => {
    life.signal.removeEventListener('abort', end)
    over()
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    for (const type of ['error', 'close']) {
      socket.addEventListener(type, () => reject(lost()), { once: true })
    }
  })
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    inbox: (fits) => queue(listeners, fits, isOver),
  }
}

/**
 * The events of a topic, until the connection is closed; a lost one is opened again, and goes on after the last event
 * that was given.
 */
async function* subscribe({ settings, options, life, send, inbox }, topic, { since } = {}) {
  let last = since
  const events = inbox((message) => message.topic === topic || isForAll(message))
  send({ type: 'subscribe', topic, ...(last !== undefined && { since: last }) })
  try {
    for await (const message of events) {
      raise(message)
      if (message.type !== 'event') continue
      last = message.id
      yield { topic, id: message.id, data: message.data }
    }
  } finally {
    try {
      send({ type: 'unsubscribe', topic })
    } catch {
      // The connection is over already.
    }
  }
  if (life.signal.aborted) return
  if (options.reopen === false) throw lost()
  await pause(reopenAfterMs, life.signal)
  if (life.signal.aborted) return
  const again = await open({ settings, options, life }).catch((error) => {
    if (!life.signal.aborted) throw error
  })
  if (again) yield* again.subscribe(topic, { since: last })
}

/** Waits, but not beyond the end of the connection. */
function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

async function* chat({ send, inbox }, message) {
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
  return new FoyerProblem({ status: 0, code: 'network_error', title: 'The connection was lost' })
}
