import { describe, expect, test } from '@jest/globals'

import type { Gateway, GatewaySettings } from '../../../../src/modules/payments/gateway/Gateway.js'
import { callbackSelfTest } from '../../../../src/modules/payments/gateway/callbackSelfTest.js'
import type { CipherName } from '../../../../src/modules/payments/gateway/cipher.js'
import { createGateway } from '../../../../src/modules/payments/gateway/createGateway.js'

const settingsFor = (cipher: CipherName): GatewaySettings => ({
  url: 'https://pay.example/transaction.do',
  apiUrl: undefined,
  merchantId: '12345',
  accessCode: 'AVAB01',
  workingKeys: ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'],
  cipher,
  serverUrl: 'https://foyer.example',
})

const settings = settingsFor('aes-128-cbc-md5')
const testOf = (gateway: Gateway) => callbackSelfTest({ gateway, settings }).run()

describe('the proof that forged callbacks are refused', () => {
  test.each(['aes-128-cbc-md5', 'aes-256-gcm'] as const)('passes with %s', (cipher) => {
    const each = settingsFor(cipher)
    const gateway = createGateway(each)
    expect(callbackSelfTest({ gateway, settings: each }).run()).toBe('passed')
  })

  test('fails where any one forgery is taken, whichever it is', () => {
    const gateway = createGateway(settings)
    const seen: string[] = []
    const read: Gateway['read'] = (form) => {
      seen.push(form)
      return gateway.read(form)
    }
    expect(testOf({ ...gateway, read })).toBe('passed')
    const [genuine = '', ...forged] = new Set(seen)
    expect(forged).toHaveLength(6)
    const taken = gateway.read(genuine)
    for (let at = 0; at < forged.length; at += 1) {
      let asked = 0
      const gullible: Gateway['read'] = (form) => {
        asked += 1
        return asked === at + 2 ? taken : gateway.read(form)
      }
      expect([at, testOf({ ...gateway, read: gullible })]).toEqual([at, 'failed'])
    }
  })

  test('fails where a genuine callback is refused too', () => {
    expect(testOf({ ...createGateway(settings), read: () => undefined })).toBe('failed')
  })
})
