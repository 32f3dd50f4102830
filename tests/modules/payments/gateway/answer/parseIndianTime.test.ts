import { describe, expect, test } from '@jest/globals'

import { parseIndianTime } from '../../../../../src/modules/payments/gateway/report.js'

describe('parseIndianTime', () => {
  test.each([
    ['27/10/2023 14:37:01', '2023-10-27T09:07:01.000Z'],
    ['2015-09-16 15:05:55.573', '2015-09-16T09:35:55.573Z'],
    ['2015-09-1615:06:13.243', '2015-09-16T09:36:13.243Z'],
    ['2015-03-31 11:20:44.47', '2015-03-31T05:50:44.470Z'],
    ['01/03/2024 02:00:00', '2024-02-29T20:30:00.000Z'],
  ])('reads %s as Indian time', (text, instant) => {
    expect(parseIndianTime(text)).toBe(instant)
  })

  test.each(['', 'null', '31/04/2024 10:00:00', '27/10/2023', '27/10/2023 25:00:00', '1698397618'])(
    'gives nothing for “%s”',
    (text) => {
      expect(parseIndianTime(text)).toBeUndefined()
    },
  )
})
