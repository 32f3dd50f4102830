import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { programPath } from './programPath.js'

const run = promisify(execFile)

/**
 * Fills a new folder of a demo with the database and the files of one that has its sample content. The first who asks in a
 * run of the tests makes that: twelve seconds of a processor, where a copy takes none (measured).
 */
export async function copySampleDemo(folder: string): Promise<void> {
  const made = `${process.env.FOYER_TEST_PROGRAMS ?? ''}-demo`
  while (!existsSync(made)) {
    if (takes(`${made}.turn`)) await make(made)
    else await sleep(100)
  }
  // PostgreSQL's files stay those of its user.
  await run('cp', ['-a', `${made}/.`, folder])
}

/** Whether no other process of this run makes it already. */
function takes(turn: string): boolean {
  try {
    mkdirSync(turn)
    return true
  } catch {
    return false
  }
}

async function make(made: string): Promise<void> {
  const draft = `${made}.draft`
  const program = programPath('tests/support/makeSampleDemo.ts')
  try {
    await run(process.execPath, ['--conditions=production', program, draft])
    renameSync(draft, made)
  } finally {
    rmSync(`${made}.turn`, { recursive: true })
  }
}
