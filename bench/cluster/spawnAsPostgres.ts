import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'

/** Starts a command as the user `postgres`, which takes root; what it says goes to the file `log`. */
export function spawnAsPostgres(command: readonly string[], log: string): ChildProcess {
  const out = openSync(log, 'a')
  const user = ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups']
  return spawn('setpriv', [...user, ...command], { stdio: ['ignore', out, out] })
}
