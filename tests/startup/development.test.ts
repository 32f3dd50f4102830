import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import { WebSocket } from 'ws'

import { cloneDatabase } from '../support/databases.js'
import { freePort, spawnService, untilReady } from '../support/startService.js'

test('npm run dev answers the socket that pages wait for in development: the admin stayed empty without it', async () => {
  const database = await cloneDatabase()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'foyer-development-'))
  const PORT = String(await freePort())
  const own = { DATABASE_URL: database.url, DATA_DIR, PORT, ROLE: 'web', LOG_LEVEL: 'warn' }
  const service = spawnService(
    {
      ...own,
      SERVER_URL: `http://localhost:${PORT}`,
      PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
    },
    { dev: true },
  )
  try {
    await untilReady(service)
    // Next listens from its first request on, and a browser has loaded a page before.
    await fetch(`${service.url}/_next/static/none.js`)
    const origin = `http://localhost:${PORT}`
    const socket = new WebSocket(`ws://localhost:${PORT}/_next/hmr?id=one`, { origin })
    const signal = AbortSignal.timeout(60_000)
    const [first] = (await once(socket, 'message', { signal })) as [Buffer]
    expect(first.length).toBeGreaterThan(0)
    socket.terminate()
    expect(await service.stop()).toBe(0)
  } catch (error) {
    // Next lets one run in each folder, which is then the one of whoever works on it.
    if (!/Another next dev server is already running/.test(service.output())) throw error
    process.stderr.write('Not tested: npm run dev is running in this folder already.\n')
  } finally {
    await service.stop('SIGKILL')
    await database.drop()
    rmSync(DATA_DIR, { recursive: true })
  }
})
