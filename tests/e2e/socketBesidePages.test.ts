import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { openSocket } from '../doors/realtime/openSocket.js'
import { freePort, type Service, spawnService, untilReady } from '../support/startService.js'

describe('the socket beside the pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-socket-'))
  let service: Service

  beforeAll(async () => {
    const port = String(await freePort())
    service = spawnService({ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'warn' })
    await untilReady(service)
  }, 300_000)
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('stays open once a page was served', async () => {
    const page = await fetch(`${service.url}/contact`)
    expect(page.status).toBe(200)
    const client = await openSocket(service.url)
    client.say({ type: 'ping' })
    const said = await Promise.race([client.next('pong'), client.closed])
    expect(said).toEqual({ type: 'pong' })
    client.socket.close()
  })
})
