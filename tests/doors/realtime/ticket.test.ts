import { describe, expect, test } from '@jest/globals'

import { makeTicket, readTicket, ticketSeconds } from '../../../src/doors/realtime/ticket.js'

const now = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const secret = 's'.repeat(32)

describe('a ticket', () => {
  const { ticket, expiresAt } = makeTicket('0197-user', { secret, now })

  test('names its user until it ends', () => {
    expect(expiresAt).toBe(later(ticketSeconds).toISOString())
    expect(readTicket(ticket, { secret, now: later(ticketSeconds - 1) })).toBe('0197-user')
    expect(readTicket(ticket, { secret, now: later(ticketSeconds) })).toBeUndefined()
  })

  test('of another server, another user or another time is none', () => {
    expect(readTicket(ticket, { secret: 't'.repeat(32), now })).toBeUndefined()
    expect(readTicket(ticket.replace('user', 'boss'), { secret, now })).toBeUndefined()
    expect(readTicket(ticket.replace(/\.(\d)/, '.9'), { secret, now })).toBeUndefined()
    expect(readTicket('', { secret, now })).toBeUndefined()
  })
})
