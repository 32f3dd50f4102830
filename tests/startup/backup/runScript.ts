import { spawn } from 'node:child_process'

export type Outcome = { code: number | null; lines: string[] }

/**
 * Runs `npm run backup` or `restore` in a process of its own, with these settings and no others of ours. It gets a SIGTERM
 * once `interruptWhen` is fulfilled.
 */
export function runScript(
  args: string[],
  settings: Record<string, string>,
  interruptWhen?: Promise<unknown>,
): Promise<Outcome> {
  const inherited = { ...process.env }
  const ours = ['DATABASE_URL', 'NODE_OPTIONS', 'NODE_ENV', 'JEST_WORKER_ID', 'DATA_DIR']
  for (const name of ours) Reflect.deleteProperty(inherited, name)
  const child = spawn(
    process.execPath,
    ['--conditions=production', '--enable-source-maps', 'src/start.mjs', ...args],
    { env: { ...inherited, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  void interruptWhen?.then(() => child.kill())
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ code, lines: linesOf(output) })
    })
  })
}

/** Without the lines of their own in which steps that take over a second say so. */
export const linesOf = (output: string): string[] =>
  output.split('\n').filter((line) => line && !/^· |^ {2}done in/.test(line))
