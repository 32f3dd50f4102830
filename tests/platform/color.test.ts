import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import {
  contrastRatio,
  isHexColor,
  mix,
  parseHex,
  readable,
  relativeLuminance,
} from '../../src/platform/color.js'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('reading colours', () => {
  test('reads the short and the long form, upper or lower case', () => {
    expect(parseHex('#0bF')).toEqual({ red: 0, green: 0xbb, blue: 0xff })
    expect(parseHex('#0B4f6C')).toEqual({ red: 0x0b, green: 0x4f, blue: 0x6c })
  })

  test.each(['red', '#12', '#12345', '#11223344', '112233', '#gg0000', ''])(
    'refuses %p',
    (text) => {
      expect(isHexColor(text)).toBe(false)
      expect(() => parseHex(text)).toThrow(RangeError)
    },
  )

  test('mixes from one colour to the other', () => {
    expect(mix('#000', '#fff', 0)).toBe('#000000')
    expect(mix('#000', '#fff', 0.5)).toBe('#808080')
    expect(mix('#000', '#fff', 1)).toBe('#ffffff')
  })
})

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.478],
    ['#767676', '#ffffff', 4.542],
    ['#0000ff', '#ffffff', 8.592],
    ['#ff0000', '#ffffff', 3.998],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
  })

  test('is the same either way round and lies between 1 and 21', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const ratio = contrastRatio(one, other)
        expect(contrastRatio(other, one)).toBe(ratio)
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
      }),
    )
  })
})

describe('a readable colour', () => {
  test.each([3, 4.5])('reaches %d on every background', (ratio) => {
    fc.assert(
      fc.property(hex, hex, (color, against) => {
        expect(contrastRatio(readable(color, against, ratio), against)).toBeGreaterThanOrEqual(
          ratio,
        )
      }),
      { numRuns: 300 },
    )
  })

  test('stays as it is where it stands out already', () => {
    fc.assert(
      fc.property(hex, hex, (color, against) => {
        fc.pre(contrastRatio(color, against) >= 4.5)
        expect(readable(color, against, 4.5)).toBe(color)
      }),
    )
  })

  test('is darkened on a light background and lightened on a dark one', () => {
    const dark = readable('#ffd400', '#ffffff', 4.5)
    const light = readable('#0b4f6c', '#14232b', 4.5)
    expect(relativeLuminance(dark)).toBeLessThan(relativeLuminance('#ffd400'))
    expect(relativeLuminance(light)).toBeGreaterThan(relativeLuminance('#0b4f6c'))
    expect(parseHex(dark).blue).toBeLessThan(parseHex(dark).red)
  })

  test.each(['#ffffff', '#ffd400', '#f0f0f0', '#909090'])(
    'is changed no further than needed: %s',
    (color) => {
      expect(contrastRatio(readable(color, '#ffffff', 4.5), '#ffffff')).toBeLessThan(4.75)
    },
  )

  test('gives the stronger of black and white where no colour reaches the ratio', () => {
    expect(readable('#808080', '#808080', 7)).toBe('#000000')
    expect(readable('#555555', '#555555', 12)).toBe('#ffffff')
  })
})
