import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export type DatabaseProxy = {
  /** The address of the database through this proxy. */
  url: string
  /** Cuts every connection and refuses new ones, as a PostgreSQL that is being replaced does; or ends that. */
  setAway(isAway: boolean): void
  /**
   * Cuts the next connection that sends this text and then commits, once PostgreSQL has committed and before anybody hears of
   * it.
   */
  cutAfterCommitOf(text: string): void
  /** Stops forwarding on the connections that there are, and cuts none; new ones work. */
  stall(): void
  /** How many were cut so. */
  cuts(): number
  stop(): void
}

/** Stands between the service and its PostgreSQL, which the tests share and must not stop. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const pairs = new Set<() => void>()
  let isAway = false
  let wanted: string | undefined
  let cuts = 0
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
    let isWanted = false
    incoming.on('data', (sent: Buffer) => {
      isWanted ||= wanted !== undefined && sent.includes(wanted)
    })
    const watched = new Transform({
      transform: (answer: Buffer, _, pass) => {
        if (!isWanted || !answer.includes('COMMIT\0')) {
          pass(null, answer)
          return
        }
        wanted = undefined
        cuts += 1
        incoming.resetAndDestroy()
      },
    })
    incoming.pipe(outgoing).pipe(watched).pipe(incoming)
    const stall = () => {
      incoming.unpipe(outgoing)
      watched.unpipe(incoming)
      // What is sent is taken and goes nowhere, as on a line without its other end.
      incoming.resume()
      watched.resume()
    }
    pairs.add(stall)
    incoming.once('close', () => pairs.delete(stall))
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
    cutAfterCommitOf: (text) => {
      wanted = text
    },
    stall: () => {
      for (const stall of pairs) stall()
    },
    cuts: () => cuts,
    stop: () => {
      server.close()
      cut()
    },
  }
}
