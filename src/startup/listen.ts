import type { Server } from 'node:http'

import { StartupError } from '../platform/StartupError.js'

/** Listens, or says in one line why it cannot. */
export async function listen(
  server: Server,
  { PORT: port, HOST: host }: { PORT: number; HOST: string },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explain(error, port, host))
    })
    server.listen(port, host, resolve)
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): StartupError {
  const where = `port ${String(port)} on ${host}`
  if (error.code === 'EADDRINUSE') {
    return new StartupError(`${where} is in use. Stop what runs there, or set PORT to a free one.`)
  }
  if (error.code === 'EACCES') {
    return new StartupError(`${where} may not be opened by this user. Set PORT to one above 1023.`)
  }
  return new StartupError(`${where} cannot be opened (${error.message}). Check HOST and PORT.`)
}
