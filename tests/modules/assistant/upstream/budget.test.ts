import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from '@jest/globals'

import { until } from '../../../platform/jobs/until.js'
import { startPlatformAiServer } from '../../../support/fakes/platformAiServer.js'
import { bootSite } from '../site.js'

test('questions that are not sent while one tries whether the platform AI is back cost no tokens', async () => {
  const server = await startPlatformAiServer()
  const site = await bootSite({ PLATFORM_AI_URL: server.url, TRUSTED_PROXY_HOPS: '1' })
  let clients = 0
  const ask = () =>
    site.ask(
      { message: 'How long does a refund take?' },
      { 'x-forwarded-for': `198.51.100.${String((clients += 1))}` },
    )
  const spent = async () =>
    Number((await site.query<{ tokens: number }>('select tokens from chat_budget'))[0]?.tokens)
  server.become({ kind: 'status', status: 503 })
  for (let call = 0; call < 6; call += 1) await ask()
  const now = site.platform.clock.now().getTime()
  site.platform.clock.now = () => new Date(now + 31_000)

  server.become({ kind: 'hanging' })
  const calls = server.calls.length
  const trying = ask()
  while (server.calls.length === calls) await sleep(5)
  const before = await spent()
  const others = await Promise.all([ask(), ask(), ask()])
  expect(others.map(({ body }) => body.mode)).toEqual(['local', 'local', 'local'])
  // They are given back once the answers are there.
  await until(async () => (await spent()) <= before)
  expect(server.calls).toHaveLength(calls + 1)
  await trying
  await site.stop()
  await server.stop()
})
