import { fork } from 'node:child_process'
import { once } from 'node:events'

import type { Statement } from '../replay/startRecorded.js'

/** The statements of each request and of each verification, in order. */
export type Lists = { request: Statement[][]; verify: Statement[][] }

/** A server in its own process that runs the n-th list for the n-th request, and does nothing else. */
export async function startBareOtpServer(databaseUrl: string) {
  const child = fork(new URL('bareOtpServer.mjs', import.meta.url), { execArgv: [] })
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `http://127.0.0.1:${String(port)}`,
    tell: async (lists: Lists) => {
      child.send({ databaseUrl, lists })
      await once(child, 'message')
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
