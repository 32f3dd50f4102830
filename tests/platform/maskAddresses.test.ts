import { expect, test } from '@jest/globals'

import { createLog } from '../../src/platform/createLog.js'
import { maskAddresses } from '../../src/platform/redact.js'
import { timeProcessor } from '../support/timeProcessor.js'

const addresses = [
  'ada@example.com',
  'ada@xn--a.example',
  'ada.love+tag@sub.example.co.uk',
  'ada%40example.com',
  'ada%2Btag%40example.com',
  'ada%2540example.com',
  'ada＠example.com',
  'ada﹫example。com',
  'adä@exämple.example',
  '用户@例え.テスト',
  '"ada love"@example.com',
  '"ada@love"@example.com',
  'ada@[192.0.2.1]',
  "ada'love@example.com",
]

test.each(addresses)('no line of the log holds the address %s, wherever it stands', (address) => {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
  log.info({ path: `/api/users/${address}/x`, msg: 'request' })
  log.warn(`refused <${address}>: no such mailbox`)
  log.error({ err: new Error(`mailto:${address} failed`, { cause: new Error(address) }) })
  expect(lines).toHaveLength(3)
  expect(lines.join('')).toMatch(/\[email\]/)
  expect(lines.join('')).not.toMatch(/@|＠|﹫|%(?:25)*40|ada|adä|用户/)
})

test.each(['/api/pages', 'node_modules/@payloadcms/ui', 'at 50% of 40 days', '@', 'a @ b'])(
  'what is no address stays: %s',
  (text) => {
    expect(maskAddresses(text)).toBe(text)
  },
)

test('a text made to be slow is not', () => {
  const tookMs = timeProcessor()
  for (const part of ['a', '"', '%25', 'a@', '"@']) maskAddresses(`${part.repeat(200_000)}@`)
  expect(tookMs()).toBeLessThan(2_000)
})
