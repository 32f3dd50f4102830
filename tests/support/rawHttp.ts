import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number; headers: Map<string, string>; body: string }

/** Opens a connection to a server; `text` may be sent in parts. */
export function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.once('error', reject)
  })
}

/**
 * Everything that comes over a connection until the other side ends it or says nothing more for `quietMs`; a busy machine
 * may take longer to begin.
 */
export function receiveAll(socket: Socket, quietMs = 3_000): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(received)
    }
    let timer = setTimeout(finish, Math.max(quietMs, 10_000))
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1')
      clearTimeout(timer)
      timer = setTimeout(finish, quietMs)
    })
    socket.on('end', finish).on('close', finish).on('error', finish)
  })
}

/** Sends these very bytes and gives what comes back, unparsed. */
export async function exchange(url: string, text: string, quietMs?: number): Promise<string> {
  const socket = await openSocket(url)
  const answer = receiveAll(socket, quietMs)
  socket.write(text)
  return answer
}

/** The first answer in what was received. */
export function parseAnswer(received: string): RawAnswer {
  const [head = '', ...rest] = received.split('\r\n\r\n')
  const [line = '', ...headers] = head.split('\r\n')
  return {
    status: Number(line.split(' ')[1]),
    headers: new Map(
      headers.map((header) => {
        const colon = header.indexOf(':')
        return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()]
      }),
    ),
    body: rest.join('\r\n\r\n'),
  }
}

/** Sends a request with the given first line, headers and body; closes the connection after the answer. */
export async function send(url: string, line: string, more = ''): Promise<RawAnswer> {
  const separator = more.includes('\r\n\r\n') ? '' : '\r\n'
  return parseAnswer(
    await exchange(
      url,
      `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}${separator}`,
      // The service ends it, however long a busy machine takes to answer.
      60_000,
    ),
  )
}
