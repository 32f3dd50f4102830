import { describe, expect, test } from '@jest/globals'

import { makeTicket, readTicket, ticketSeconds } from '../../../src/doors/realtime/ticket.js'

const now = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const secret = 's'.repeat(32)
const held = { user: '0197-user', strategy: 'local-jwt', id: '0198-session' }

describe('a ticket', () => {
  const { ticket, expiresAt } = makeTicket(held, { secret, now })

  test('names the credential that it was made with until it ends', () => {
    expect(expiresAt).toBe(later(ticketSeconds).toISOString())
    expect(readTicket(ticket, { secret, now: later(ticketSeconds - 1) })).toEqual(held)
    expect(readTicket(ticket, { secret, now: later(ticketSeconds) })).toBeUndefined()
  })

  test('names one that has no id', () => {
    const key = { user: '0197-user', strategy: 'admin-api-key', id: '' }
    expect(readTicket(makeTicket(key, { secret, now }).ticket, { secret, now })).toEqual(key)
  })

  test('of another server, user, credential or time is none', () => {
    expect(readTicket(ticket, { secret: 't'.repeat(32), now })).toBeUndefined()
    expect(readTicket(ticket.replace('user', 'boss'), { secret, now })).toBeUndefined()
    expect(readTicket(ticket.replace('session', 'another'), { secret, now })).toBeUndefined()
    expect(readTicket(ticket.replace(/\.1(\d{12})/, '.9$1'), { secret, now })).toBeUndefined()
    expect(readTicket('', { secret, now })).toBeUndefined()
  })
})
