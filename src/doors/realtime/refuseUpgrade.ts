import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers a connection that does not become a WebSocket, and closes it. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  const wait = status === 503 ? 'Retry-After: 5\r\n' : ''
  socket.end(
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${wait}Content-Length: 0\r\nConnection: close\r\n\r\n`,
  )
}
