import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Balancer = {
  port: number
  mode: 'http' | 'tcp'
  /** How a server is asked whether it is up: twice a second, and believed at the second time that it is not. */
  check: string
  servers: readonly { port: number; checkPort?: number }[]
}

/** HAProxy on one port in front of servers of this machine. */
export function startHaproxy(
  folder: string,
  name: string,
  { port, mode, check, servers }: Balancer,
): ChildProcess {
  const file = join(folder, `${name}.cfg`)
  const each = 'check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions'
  const lines = [
    'global',
    '  maxconn 2000',
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
      ({ port: at, checkPort = at }, index) =>
        `  server s${String(index)} 127.0.0.1:${String(at)} port ${String(checkPort)}`,
    ),
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  return spawn('haproxy', ['-f', file, '-q'], { stdio: 'ignore' })
}
