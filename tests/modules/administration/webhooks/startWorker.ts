import { fork } from 'node:child_process'
import { once } from 'node:events'

import { programPath } from '../../../support/programPath.js'

export type Worker = { kill(): Promise<void> }

/** A separate process that runs the jobs of this test's database. */
export async function startWorker(databaseUrl: string): Promise<Worker> {
  const child = fork(programPath('tests/modules/administration/webhooks/workerProcess.ts'), {
    execArgv: ['--conditions=production'],
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_OPTIONS: '' },
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The worker ended')
  })
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return {
    kill: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
