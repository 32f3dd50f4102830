import { describe, expect, test } from '@jest/globals'

import { heldOrder } from '../../../../src/app/(site)/_frame/heldOrder.js'

const number = '01M7WNYNGTPMD9C73XZKJPHSKS'
const asked = (cookie: string, query = '') =>
  heldOrder(
    new Request('http://localhost/payments/result', { headers: { cookie } }),
    new URLSearchParams(query),
  )

describe('the order that a payer comes back to', () => {
  test('is the one in the cookie of their browser, with its language', () => {
    expect(asked(`a=b; foyer-order=${number}.a-token_9.fr; c=d`)).toEqual({
      number,
      token: 'a-token_9',
      locale: 'fr',
    })
  })

  test('is the one in the address if a mail led here', () => {
    const other = '01M7WNYQXTE37TXVS9JECG3QPM'
    expect(asked(`foyer-order=${number}.t.fr`, `order=${other}&token=x`)).toEqual({
      number: other,
      token: 'x',
    })
  })

  test('is none if the cookie is missing, truncated or made up', () => {
    for (const cookie of ['', 'foyer-order=', `foyer-order=${number}`, 'foyer-order=../x.t.fr']) {
      expect([cookie, asked(cookie)]).toEqual([cookie, undefined])
    }
  })
})
