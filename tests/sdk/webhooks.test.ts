import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'

import { verifyWebhook } from '../../sdk/typescript/index.js'

const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`
const secret = secretOf(1)
const body = JSON.stringify({
  type: 'lead.created',
  timestamp: '2026-11-22T10:00:00.000Z',
  data: { reference: 'LD-7H3K9Q2MX4TBV8WE', note: 'Zoë' },
})

type Request = { secret: string | string[]; headers: Record<string, string>; body: string }

function signed({ by = secret, secondsAgo = 0 } = {}): Request {
  const at = new Date(Date.now() - secondsAgo * 1_000)
  const headers = {
    'Webhook-Id': 'msg_1',
    'Webhook-Timestamp': String(Math.floor(at.getTime() / 1_000)),
    'Webhook-Signature': new Webhook(by).sign('msg_1', at, body),
  }
  return { secret, headers, body }
}

const python = `
import json, sys
from foyer import WebhookRefused, verify_webhook
given = json.load(sys.stdin)
try:
    print(json.dumps(verify_webhook(given["secret"], given["headers"], given["body"].encode())))
except WebhookRefused:
    print(json.dumps("refused"))
`

function runPython(program: string, input = '') {
  const PYTHONPATH = join(import.meta.dirname, '..', '..', 'sdk', 'python')
  const env = { ...process.env, PYTHONPATH }
  return spawnSync('python3', ['-c', program], { input, env, encoding: 'utf8' })
}

const receivers = {
  TypeScript: (request: Request) =>
    verifyWebhook(request).catch((error: unknown) => {
      expect(error).toMatchObject({ name: 'WebhookRefused' })
      return 'refused'
    }),
  Python: (request: Request) => {
    const { stdout, stderr } = runPython(python, JSON.stringify(request))
    if (!stdout) throw new Error(stderr)
    return Promise.resolve(JSON.parse(stdout) as unknown)
  },
}

test('Python takes the headers of its own servers by its types, as it takes a dictionary', () => {
  const program = `
from email.message import Message
from typing import get_type_hints
from foyer import verify_webhook
headers = get_type_hints(verify_webhook)["headers"]
print(isinstance(Message(), headers), isinstance({}, headers), isinstance("webhook-id", headers))
`
  const { stdout, stderr } = runPython(program)
  expect([stdout, stderr]).toEqual(['True True False\n', ''])
})

describe.each(Object.entries(receivers))('a receiver in %s', (_, receive) => {
  test('takes what the service signed, by its present or its former secret', async () => {
    const message = { id: 'msg_1', ...JSON.parse(body) }
    expect(await receive(signed())).toEqual(message)
    expect(await receive({ ...signed(), secret: [secretOf(2), secret] })).toEqual(message)
    const { headers } = signed({ by: secretOf(2) })
    const two = `${headers['Webhook-Signature'] ?? ''} ${signed().headers['Webhook-Signature'] ?? ''}`
    const both = { ...headers, 'Webhook-Signature': two }
    expect(await receive({ ...signed(), headers: both })).toEqual(message)
  })

  test('refuses what is changed, old, unsigned or of another secret', async () => {
    const { headers } = signed()
    const wrong: Request[] = [
      { ...signed(), body: body.replace('LD-7', 'LD-8') },
      { ...signed(), headers: { ...headers, 'Webhook-Id': 'msg_2' } },
      { ...signed(), headers: { ...headers, 'Webhook-Signature': 'v1,?? v2,abc' } },
      { ...signed(), headers: {} },
      { ...signed(), headers: { ...headers, 'Webhook-Timestamp': '²' } },
      { ...signed(), headers: { ...headers, 'Webhook-Timestamp': '9'.repeat(5_000) } },
      { ...signed(), secret: secretOf(2) },
      signed({ secondsAgo: 400 }),
      signed({ secondsAgo: -400 }),
    ]
    for (const request of wrong) expect(await receive(request)).toBe('refused')
  })
})
