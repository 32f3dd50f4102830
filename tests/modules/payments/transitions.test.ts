import { describe, expect, test } from '@jest/globals'

import {
  nextStatus,
  transitions,
  type Trigger,
} from '../../../src/modules/payments/orders/transitions.js'
import { orderStatuses } from '../../../src/modules/payments/Order.js'

const triggers = Object.keys(transitions) as Trigger[]
const reachedBy = (trigger: Trigger) => Object.values<string>(transitions[trigger])

describe('the transitions of an order', () => {
  test('lead from money to money alone, whatever the gateway says later', () => {
    const withMoney = ['paid', 'partially_refunded', 'refunded', 'disputed']
    for (const status of withMoney) {
      for (const trigger of triggers) {
        const to = nextStatus(status as (typeof orderStatuses)[number], trigger)
        if (to) expect([status, trigger, withMoney.includes(to)]).toEqual([status, trigger, true])
      }
    }
  })

  test('let only money or a new attempt out of failed, cancelled and expired', () => {
    for (const status of ['failed', 'cancelled', 'expired'] as const) {
      const leaving = triggers.filter((trigger) => nextStatus(status, trigger))
      expect(leaving).toEqual([
        'sent',
        'captured',
        'mismatched',
        'soldOut',
        'suspected',
        'disputed',
      ])
    }
  })

  test('make nothing paid but verified money, staff or a dispute that was won', () => {
    const paying = triggers.filter((trigger) => reachedBy(trigger).includes('paid'))
    expect(paying).toEqual(['captured', 'accepted', 'disputeWon'])
  })

  test('reach every status', () => {
    const reached = new Set(triggers.flatMap(reachedBy))
    expect(orderStatuses.filter((status) => status !== 'created' && !reached.has(status))).toEqual(
      [],
    )
  })
})
