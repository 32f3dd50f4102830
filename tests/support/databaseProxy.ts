import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type DatabaseProxy = {
  /** The address of the database through this proxy. */
  url: string
  /** Cuts every connection and refuses new ones, as a PostgreSQL that is being replaced does; or ends that. */
  setAway(isAway: boolean): void
  stop(): void
}

/** Stands between the service and its PostgreSQL, which the tests share and must not stop. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isAway = false
  const server = createServer((incoming) => {
    if (isAway) {
      incoming.resetAndDestroy()
      return
    }
    const outgoing = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        incoming.destroy()
        outgoing.destroy()
      })
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: url.href,
    setAway: (value) => {
      isAway = value
      if (value) cut()
    },
    stop: () => {
      server.close()
      cut()
    },
  }
}
