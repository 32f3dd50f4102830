import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

type Balancer = {
  port: number
  mode: 'http' | 'tcp'
  /** How a server is asked whether it is up: twice a second, and believed at the second time that it is not. */
  check: string
  servers: readonly { port: number; checkPort?: number }[]
}

export type Haproxy = {
  process: ChildProcess
  /** Whether it sends requests to the server at this port. */
  isUp: (port: number) => Promise<boolean>
}

/** HAProxy on one port in front of servers of this machine. */
export function startHaproxy(
  folder: string,
  name: string,
  { port, mode, check, servers }: Balancer,
): Haproxy {
  const file = join(folder, `${name}.cfg`)
  const socket = join(folder, `${name}.sock`)
  const each = 'check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions'
  const lines = [
    'global',
    '  maxconn 2000',
    `  stats socket ${socket}`,
    'defaults',
    `  mode ${mode}`,
    // No retries and no redispatch: whatever fails is seen.
    '  retries 0',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout check 2s',
    'listen service',
    `  bind 127.0.0.1:${String(port)}`,
    ...(mode === 'http' ? ['  http-reuse safe'] : []),
    `  ${check}`,
    `  default-server ${mode === 'tcp' ? each : 'check inter 500ms fall 2 rise 1'}`,
    ...servers.map(
      ({ port: at, checkPort = at }) =>
        `  server s${String(at)} 127.0.0.1:${String(at)} port ${String(checkPort)}`,
    ),
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  return {
    process: spawn('haproxy', ['-f', file, '-q'], { stdio: 'ignore' }),
    isUp: (at) => isUp(socket, at),
  }
}

async function isUp(socket: string, port: number): Promise<boolean> {
  const asked = createConnection(socket)
  asked.end('show stat\n')
  const rows = (await text(asked)).split('\n').map((row) => row.split(','))
  const status = rows[0]?.indexOf('status') ?? -1
  return rows.some((row) => row[1] === `s${String(port)}` && row[status]?.startsWith('UP'))
}
