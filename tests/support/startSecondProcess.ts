import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { programPath } from './programPath.js'

export type SecondProcess = {
  url: string
  /** The lines it has logged so far. */
  lines(): Record<string, unknown>[]
  stop(): Promise<void>
  /** As if the machine had lost its power. */
  kill(): Promise<void>
}

/** The product once more, in a process of its own, on the settings and the database that `boot` made. */
export async function startSecondProcess(settings: Record<string, string>): Promise<SecondProcess> {
  const child = spawn(
    process.execPath,
    ['--conditions=production', programPath('tests/support/serve.ts')],
    { env: { ...process.env, ...settings }, stdio: ['pipe', 'pipe', 'inherit'] },
  )
  let output = ''
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /^serving (\S+)$/m.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The second process ended:\n${output}`)))
  })
  return {
    url: await url,
    lines: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    stop: async () => {
      child.stdin.end()
      await once(child, 'exit')
    },
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
