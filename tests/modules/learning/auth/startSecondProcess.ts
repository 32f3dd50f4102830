import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

import { programPath } from '../../../support/programPath.js'

export type SecondProcess = {
  /** Its answer to a GET with this token. */
  statusOf(path: string, token: string): Promise<number>
  stop(): Promise<void>
}

/** A second process of the same service with the same database and settings. */
export async function startSecondProcess(databaseUrl: string): Promise<SecondProcess> {
  const child = fork(programPath('tests/modules/learning/auth/secondProcess.ts'), {
    execArgv: ['--conditions=production'],
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_OPTIONS: '' },
  })
  await answerOf(child)
  return {
    statusOf: async (path, token) => {
      child.send({ path, token })
      return answerOf(child)
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function answerOf(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The second process ended')
  })
  const [status] = (await Promise.race([once(child, 'message'), ended])) as [number]
  return status
}
