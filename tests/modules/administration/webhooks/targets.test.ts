import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import dns from 'node:dns/promises'

import {
  checkedLookup,
  isPublicAddress,
  targetFault,
} from '../../../../src/modules/administration/webhooks/resolveTarget.js'
import { postMessage } from '../../../../src/modules/administration/webhooks/sendClaim.js'
import type { Foyer } from '../../../support/boot.js'
import { boot } from '../../../support/boot.js'
import type { WebhookReceiver } from '../../../support/fakes/webhookReceiver.js'
import { startWebhookReceiver } from '../../../support/fakes/webhookReceiver.js'

const production = { allowsLoopback: false }
const demo = { allowsLoopback: true }

/** Internal addresses in the many ways they can be written. */
const inside = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.3.4/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.100.100.200/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::127.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://localhost/',
  'https://localhost./',
  'https://LOCALHOST/',
  'https://a.localhost/',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://intranet/',
]

describe('the address of an endpoint', () => {
  test.each(inside)('is refused as %s', (url) => {
    expect(targetFault(url, production)).toMatch(/private network/)
  })

  test.each([
    'http://example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'example.com',
    '/hooks',
    '',
    'https://user:secret@example.com/',
    'http://user:secret@127.0.0.1:4000/',
    null,
    7,
    ['https://example.com/'],
  ])('is refused as %s', (url) => {
    expect(targetFault(url, production)).toBeDefined()
    expect(targetFault(url, demo)).toBeDefined()
  })

  test.each([
    'https://example.com/hooks?a=1',
    'https://example.com:8443/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://localhost.example.com/',
  ])('is accepted as %s', (url) => {
    expect(targetFault(url, production)).toBeUndefined()
  })

  test('may be on this host in the demo, by http too, and in no other private place', () => {
    for (const url of ['http://127.0.0.1:4000/', 'http://localhost:1/x', 'http://[::1]:2/']) {
      expect([url, targetFault(url, demo)]).toEqual([url, undefined])
    }
    for (const url of ['https://10.0.0.1/', 'https://169.254.169.254/', 'http://example.com/']) {
      expect([url, targetFault(url, demo)]).toEqual([url, expect.any(String)])
    }
  })
})

test('what is no address is no public address', () => {
  for (const text of ['', 'example.com', '1.2.3.4.5', '::g', '8.8.8.8%eth0']) {
    expect([text, isPublicAddress(text)]).toEqual([text, false])
  }
})

describe('a connection', () => {
  let receiver: WebhookReceiver

  beforeAll(async () => {
    receiver = await startWebhookReceiver()
  })
  afterAll(() => receiver.stop())

  const message = {
    headers: {},
    body: '{}',
    timeoutMs: 500,
    signal: new AbortController().signal,
  }
  const lookUp = (name: string, reach: typeof demo) =>
    new Promise((resolve) => {
      checkedLookup(reach)(name, { all: true }, (error, addresses) => {
        resolve(error ? error.message : addresses)
      })
    })

  test('to a name is refused when the name leads inside, asked at that very moment', async () => {
    const local = await dns.lookup('localhost', { all: true })
    expect(local.length).toBeGreaterThan(0)
    expect(await lookUp('localhost', production)).toMatch(/private network/)
    expect(await lookUp('localhost', demo)).toEqual(local)
  })

  test('is refused whatever was saved', async () => {
    await expect(postMessage({ ...message, url: receiver.url, reach: production })).rejects.toThrow(
      /https/,
    )
    await expect(
      postMessage({ ...message, url: 'https://127.0.0.1/', reach: production }),
    ).rejects.toThrow(/private network/)
    expect(receiver.received).toEqual([])
  })

  test('ends in time when the receiver hangs', async () => {
    receiver.answer(() => 'hang')
    await expect(postMessage({ ...message, url: receiver.url, reach: demo })).rejects.toMatchObject(
      {
        name: expect.stringMatching(/Timeout|Abort/),
      },
    )
  })
})

describe('in production', () => {
  let foyer: Foyer

  beforeAll(async () => {
    foyer = await boot()
  })
  afterAll(() => foyer.stop())

  test.each(['http://127.0.0.1:4000/', 'https://localhost/', 'https://169.254.169.254/', 'x'])(
    'an endpoint at %s cannot be saved',
    async (url) => {
      const json = { url, events: ['lead.created'] }
      const made = await foyer.callAsAdmin('/api/webhooks', { method: 'POST', json })
      expect(made.status).toBe(400)
      expect((await made.json()).errors[0].data.errors[0].path).toBe('url')
    },
  )

  test('an unknown event and a bad address are reported together', async () => {
    const json = { url: 'http://10.0.0.1/', events: ['lead.deleted'], secret: 'mine' }
    const made = await foyer.callAsAdmin('/api/webhooks', { method: 'POST', json })
    expect(made.status).toBe(400)
    const { errors } = (await made.json()).errors[0].data as { errors: { path: string }[] }
    expect(errors.map(({ path }) => path).sort()).toEqual(['events', 'secret', 'url'])
  })

  test('an endpoint cannot be moved inside', async () => {
    const json = { url: 'https://8.8.8.8/', events: ['lead.created'] }
    const made = await (await foyer.callAsAdmin('/api/webhooks', { method: 'POST', json })).json()
    const path = `/api/webhooks/${String(made.doc.id)}`
    const moved = await foyer.callAsAdmin(path, {
      method: 'PATCH',
      json: { url: 'https://[::1]/' },
    })
    expect(moved.status).toBe(400)
  })

  test.each([{ events: [] }, { events: ['lead.deleted'] }, { events: null }])(
    'an endpoint with %j cannot be saved',
    async (fields) => {
      const json = { url: 'https://8.8.8.8/', ...fields }
      expect((await foyer.callAsAdmin('/api/webhooks', { method: 'POST', json })).status).toBe(400)
    },
  )
})
