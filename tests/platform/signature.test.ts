import { describe, expect, test } from '@jest/globals'

import { makeTicket, readTicket } from '../../src/doors/realtime/ticket.js'
import { signShareTitle } from '../../src/modules/discovery/og/shareTitle.js'
import { consentToken, readConsentToken } from '../../src/modules/leads/store/withdrawConsent.js'
import { isOrderToken, orderToken } from '../../src/modules/payments/orders/orderToken.js'
import { isSignature, sign } from '../../src/platform/secrets.js'

const secret = 'a secret of the tests, long enough'
const id = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const now = new Date('2026-11-22T10:00:00Z')

describe('what is signed stays good across releases', () => {
  test('links that withdraw a consent', () => {
    const token = 'AZmhssPUfl-KmwwdLj9KW3HelQSmXirVOCwexGLmHOM'
    expect(consentToken(id, secret)).toBe(token)
    expect(readConsentToken(token, secret)).toBe(id)
  })

  test('links to an order', () => {
    const token = 'Xb36wDhcuKVi1Xnmh09B_UErNNgGMpi9ENP37cAbmrU'
    const number = '01JD0000000000000000000000'
    expect(orderToken(secret, number)).toBe(token)
    expect(isOrderToken(token, { secret, number })).toBe(true)
    expect(isOrderToken(`${token}=`, { secret, number })).toBe(false)
  })

  test('share images', () => {
    const signature = signShareTitle(secret, { title: 'The EU AI Act', subtitle: 'In a day' })
    expect(signature).toBe('jz_vPaHRpOFdw5S2LleqM9yGt2CeR5-nJy98D7Aq4V0')
  })

  test('tickets of the socket', () => {
    const held = { user: id, strategy: 'local-jwt', id }
    const { ticket } = makeTicket(held, { secret, now })
    const signature = 'AU6KSjGdkLEdwUrQbNeMnR4Xh_eu_7Oua9Qd30P94xI'
    expect(ticket).toBe(`${id}.local-jwt.${id}.1795341630000.${signature}`)
    expect(readTicket(ticket, { secret, now })).toEqual(held)
  })
})

describe('a signature', () => {
  const expected = sign(secret, 'purpose\n', 'what is signed')

  test('is the one of its secret and of all its parts', () => {
    expect(isSignature(expected.toString('base64url'), expected)).toBe(true)
    expect(isSignature(sign('another secret', 'purpose\n', 'what is signed'), expected)).toBe(false)
    expect(isSignature(sign(secret, 'purpose\n', 'what is Signed'), expected)).toBe(false)
  })

  test('can be written in one way only', () => {
    const text = expected.toString('base64url')
    expect(isSignature(`${text}=`, expected)).toBe(false)
    expect(isSignature(` ${text}`, expected)).toBe(false)
    expect(isSignature('', expected)).toBe(false)
  })
})
