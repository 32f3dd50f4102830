import { fork } from 'node:child_process'

export type Answer = { type: string; coding: string; body: Buffer }

type BareServer = { url: string; send(answer: Answer): void; stop(): Promise<void> }

/** A server in its own process, as the others are, that sends the body it was last given. */
export async function startBareServer(): Promise<BareServer> {
  const child = fork(new URL('bareServer.mjs', import.meta.url), { execArgv: [] })
  const port = await new Promise<number>((resolve) => child.once('message', resolve))
  return {
    url: `http://127.0.0.1:${String(port)}`,
    send: ({ body, ...rest }) => child.send({ ...rest, body: body.toString('base64') }),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
    },
  }
}
