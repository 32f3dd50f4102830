import { createServer } from 'node:http'

import next from 'next'

import type { House } from '../front/createFrontDoor.js'

type Pages = Pick<House, 'pages' | 'upgrade'>

/** Next, for the admin and the site; it uses sockets only in development, for hot reload. */
export async function startPages({ dev }: { dev: boolean }): Promise<Pages> {
  // After its first page Next listens for upgrades on the server it is given (or finds), and ends those of `/api/ws`
  // because a page matches the path. This server never emits any.
  const app = next({ dev, httpServer: createServer(), customServer: true })
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

/** The pages of a process that only runs jobs. */
export const noPages: Pages = {
  pages: (_, outgoing) => outgoing.writeHead(404).end(),
  upgrade: (_, socket) => {
    socket.destroy()
  },
}
