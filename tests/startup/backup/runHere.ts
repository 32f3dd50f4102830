import { format } from 'node:util'

import { runBackup } from '../../../src/startup/backup/runBackup.js'
import { runRestore } from '../../../src/startup/backup/runRestore.js'
import { runDoctor } from '../../../src/startup/doctor/runDoctor.js'
import { linesOf, type Outcome } from './runScript.js'

const commands = { '--backup': runBackup, '--restore': runRestore, '--doctor': runDoctor }

let last: Promise<unknown> = Promise.resolve()

/** Does what `runScript` does in this process: one of its own takes two seconds to begin (measured). One at a time. */
export function runHere(args: string[], settings: Record<string, string>): Promise<Outcome> {
  const outcome = last.then(() => run(args, settings))
  last = outcome.catch(() => undefined)
  return outcome
}

async function run([command = '', ...args]: string[], settings: Record<string, string>) {
  const { env, exitCode } = process
  const { log, error } = console
  let output = ''
  const keep = (...parts: unknown[]) => {
    output += `${format(...parts)}\n`
  }
  Object.assign(console, { log: keep, error: keep })
  process.env = { PATH: env.PATH, NODE_ENV: 'production', ...settings }
  process.exitCode = 0
  try {
    await commands[command as keyof typeof commands](args)
    return { code: process.exitCode, lines: linesOf(output) }
  } finally {
    Object.assign(console, { log, error })
    Object.assign(process, { env, exitCode })
  }
}
