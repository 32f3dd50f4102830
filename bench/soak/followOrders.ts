import WebSocket from 'ws'

export type Follower = {
  /** The ids of all events so far, in order of arrival. */
  ids: string[]
  /** How often the connection was lost and reopened with the last id. */
  resumes: number
  /** Resolves with the first `subscribed`. */
  following: Promise<void>
  stop: () => void
}

type Said = { type: string; id?: string; data?: { role?: string | null } }

/**
 * The servers to follow, the first at once, the next one each time the connection is lost; and the client's address, as one
 * may have few sockets.
 */
type Options = { urls: readonly string[]; key: string; address: string }

const againAfterMs = 250

/** A client that follows `orders`, and resumes after its last event wherever it is accepted again. */
export function followOrders({ urls, key, address }: Options): Follower {
  let socket: WebSocket | undefined
  let attempt = 0
  let isOver = false
  const { follower, hear } = listen(() => {
    isOver = true
    socket?.terminate()
  })
  const open = () => {
    const url = urls[attempt % urls.length] ?? ''
    attempt += 1
    const opened = new WebSocket(`${url.replace('http', 'ws')}/api/ws`, {
      headers: { 'x-forwarded-for': address },
    })
    socket = opened
    const send = (message: object) => opened.send(JSON.stringify(message))
    opened.on('open', () => send({ type: 'auth', key }))
    opened.on('message', (data: Buffer) => hear(JSON.parse(data.toString()) as Said, send))
    // A refused connection is closed as well.
    opened.on('error', () => undefined)
    opened.on('close', () => {
      if (!isOver) setTimeout(open, againAfterMs)
    })
  }
  open()
  return follower
}

/** How a client reacts to messages, on whichever connection. */
function listen(stop: () => void) {
  let cursor: string | undefined
  let begin: () => void = () => undefined
  const following = new Promise<void>((resolve) => (begin = resolve))
  const follower: Follower = { ids: [], resumes: 0, following, stop }
  const hear = (said: Said, send: (message: object) => void) => {
    if (said.type === 'ready' && said.data?.role) {
      send({ type: 'subscribe', topic: 'orders', ...(cursor !== undefined && { since: cursor }) })
    }
    if (said.type === 'subscribed') {
      if (cursor !== undefined) follower.resumes += 1
      cursor = said.id
      begin()
    }
    if (said.type === 'event' && said.id !== undefined) {
      cursor = said.id
      follower.ids.push(said.id)
    }
  }
  return { follower, hear }
}
