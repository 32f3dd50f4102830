import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakePlatform = {
  url: string
  /** What it was asked, in order. */
  asked: { path: string; headers: IncomingHttpHeaders }[]
  /** How it answers from now on. */
  answer(how: (outgoing: ServerResponse, path: string) => void): void
  close(): Promise<void>
}

/** A governance platform that speaks HTTP as the real one does, and answers as a test tells it. */
export async function startGovernancePlatform(): Promise<FakePlatform> {
  const asked: FakePlatform['asked'] = []
  let how = (outgoing: ServerResponse, path: string) => {
    outgoing.setHeader('content-type', 'application/json')
    outgoing.end(JSON.stringify({ path }))
  }
  const server = createServer((incoming, outgoing) => {
    const { url: path = '', headers } = incoming
    asked.push({ path, headers })
    how(outgoing, path)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}/api`,
    asked,
    answer: (next) => {
      how = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
