import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import next from 'next'

type Pages = {
  pages: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown
  upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** Next, for the admin and the site; only in development does it take sockets (its own reload). */
export async function startPages({ dev, server }: { dev: boolean; server: Server }): Promise<Pages> {
  const app = next({ dev, httpServer: server, customServer: true })
  await app.prepare()
  const handle = app.getRequestHandler()
  const upgrade = app.getUpgradeHandler()
  return {
    pages: (incoming, outgoing) => handle(incoming, outgoing),
    upgrade: (incoming, socket, head) => {
      if (dev && incoming.url?.startsWith('/_next/')) void upgrade(incoming, socket, head)
      else socket.destroy()
    },
  }
}
