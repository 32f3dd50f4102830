import { once } from 'node:events'
import { createServer } from 'node:net'

/** A TCP port of 127.0.0.1 that is currently free. */
export async function findFreePort(): Promise<number> {
  const port = await tryPort(0)
  if (port === undefined) throw new Error('The system has no free port')
  return port
}

/** Whether `port` of 127.0.0.1 is currently free. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await tryPort(port)) !== undefined
}

async function tryPort(wanted: number): Promise<number | undefined> {
  const server = createServer()
  try {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' ? address?.port : undefined
  } catch {
    return undefined
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}
