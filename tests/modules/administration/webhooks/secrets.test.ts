import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { Webhook as Verifier } from 'standardwebhooks'

import {
  makeSecret,
  openSecret,
  sealSecret,
} from '../../../../src/modules/administration/webhooks/secrets.js'
import type { Received } from '../../../support/fakes/webhookReceiver.js'
import { until } from '../../../platform/jobs/until.js'
import { startWebhooks, type Webhooks } from './startWebhooks.js'

let hooks: Webhooks

beforeAll(async () => {
  hooks = await startWebhooks()
})
afterEach(() => hooks.clear())
afterAll(() => hooks.stop())

const rotate = async (id: string, headers: Record<string, string> = {}) => {
  const path = `/api/webhooks/${id}/rotate-secret`
  return hooks.foyer.callAsAdmin(path, { method: 'POST', headers })
}
const nextMessage = async () => {
  hooks.receiver.received.length = 0
  await hooks.announce('lead.created')
  return until(() => hooks.receiver.received[0])
}
const isSignedBy = (secret: string, { body, headers }: Received) => {
  try {
    new Verifier(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

describe('a signing secret', () => {
  test('is generated, and shown in the answer that made it alone', async () => {
    const { id, secret } = await hooks.register()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    for (const path of [`/api/webhooks/${id}`, '/api/webhooks', `/api/webhooks/${id}?draft=true`]) {
      const text = await (await hooks.foyer.callAsAdmin(path)).text()
      expect(text).toContain(id)
      expect(text).not.toMatch(/whsec_|[sS]ecret/)
    }
    const json = { secretSealed: 'mine', previousSecretSealed: 'mine' }
    const changed = await hooks.foyer.callAsAdmin(`/api/webhooks/${id}`, { method: 'PATCH', json })
    expect(await changed.text()).not.toMatch(/whsec_/)
    expect(isSignedBy(secret, await nextMessage())).toBe(true)
  })

  test('is rotated once under one key, and given again to who did not get the answer', async () => {
    const { id } = await hooks.register()
    const key = { 'idempotency-key': randomUUID() }
    const first = await (await rotate(id, key)).json()
    const again = await rotate(id, key)
    expect([again.headers.get('idempotent-replayed'), await again.json()]).toEqual(['true', first])
    expect(isSignedBy(first.secret, await nextMessage())).toBe(true)
  })

  test('may come with a new endpoint, and is refused if it is invalid, never replaced', async () => {
    const mine = `whsec_${randomBytes(24).toString('base64')}`
    const { id, secret } = await hooks.register({ secret: mine })
    expect(secret).toBe(mine)
    expect(isSignedBy(mine, await nextMessage())).toBe(true)
    const send = (path: string, method: string, fields: object) =>
      hooks.foyer.callAsAdmin(path, { method, json: fields })
    const short = `whsec_${randomBytes(23).toString('base64')}`
    const long = `whsec_${randomBytes(65).toString('base64')}`
    for (const wrong of ['whsec_mine', short, long, mine.slice(6), 7]) {
      const fields = { url: hooks.receiver.url, events: ['order.paid'], secret: wrong }
      const made = await send('/api/webhooks', 'POST', fields)
      expect([wrong, made.status]).toEqual([wrong, 400])
      expect((await made.json()).errors[0].data.errors[0].path).toBe('secret')
    }
    const path = `/api/webhooks/${id}`
    expect((await send(path, 'PATCH', { secret: makeSecret() })).status).toBe(400)
    expect((await send(path, 'PATCH', { secret: mine, enabled: true })).status).toBe(200)
    expect(isSignedBy(mine, await nextMessage())).toBe(true)
  })

  test('is no readable text in the database', async () => {
    const { secret } = await hooks.register()
    const [row] = await hooks.query<Record<string, unknown>>('select * from webhooks')
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length))
  })

  test('cannot be found by filtering', async () => {
    await hooks.register()
    for (const field of ['secretSealed', 'previousSecretSealed']) {
      const path = `/api/webhooks?where[${field}][exists]=true`
      expect((await hooks.foyer.callAsAdmin(path)).status).toBe(400)
    }
  })

  test('is replaced while the former one still signs for 24 hours', async () => {
    const { id, secret: first } = await hooks.register()
    const response = await rotate(id)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { secret: second, previousValidUntil } = await response.json()
    expect(second).not.toBe(first)
    const hours = (Date.parse(previousValidUntil) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    const message = await nextMessage()
    expect(message.headers['webhook-signature']?.toString().split(' ')).toHaveLength(2)
    expect([first, second].map((secret) => isSignedBy(secret, message))).toEqual([true, true])

    await hooks.query(`update webhooks set previous_valid_until = now() - interval '1 s'`)
    const later = await nextMessage()
    expect([first, second].map((secret) => isSignedBy(secret, later))).toEqual([false, true])
  })

  test('replaced twice leaves two active, never three', async () => {
    const { id, secret: first } = await hooks.register()
    const { secret: second } = await (await rotate(id)).json()
    const { secret: third } = await (await rotate(id)).json()
    const message = await nextMessage()
    expect([first, second, third].map((secret) => isSignedBy(secret, message))).toEqual([
      false,
      true,
      true,
    ])
  })
})

test('an edit at the same time does not bring the former secret back', async () => {
  const { id } = await hooks.register()
  const path = `/api/webhooks/${id}`
  const edits = Array.from({ length: 12 }, (_, n) =>
    hooks.foyer.callAsAdmin(path, {
      method: 'PATCH',
      json: { url: `${hooks.receiver.url}?n=${String(n)}` },
    }),
  )
  const rotated = await rotate(id)
  await Promise.all(edits)
  expect(isSignedBy((await rotated.json()).secret, await nextMessage())).toBe(true)
})

describe('a sealed secret', () => {
  const master = randomBytes(16).toString('hex')

  test('opens under its own master secret and no other, and not once it is changed', () => {
    const secret = makeSecret()
    const sealed = sealSecret(secret, master)
    expect(openSecret(sealed, master)).toBe(secret)
    expect(() => openSecret(sealed, `${master}x`)).toThrow()
    const bytes = Buffer.from(sealed, 'base64')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    expect(() => openSecret(bytes.toString('base64'), master)).toThrow()
  })

  test('looks different each time', () => {
    const secret = makeSecret()
    expect(sealSecret(secret, master)).not.toBe(sealSecret(secret, master))
  })
})
