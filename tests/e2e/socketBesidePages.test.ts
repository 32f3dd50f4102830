import { expect, test } from '@jest/globals'

import { openSocket } from '../doors/realtime/openSocket.js'

test('the socket stays open once a page was served', async () => {
  const url = process.env.FOYER_DEMO_URL ?? ''
  const page = await fetch(`${url}/contact`)
  expect(page.status).toBe(200)
  const client = await openSocket(url)
  client.say({ type: 'ping' })
  const said = await Promise.race([client.next('pong'), client.closed])
  expect(said).toEqual({ type: 'pong' })
  client.socket.close()
})
