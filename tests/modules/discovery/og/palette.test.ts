import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { palette } from '../../../../src/modules/discovery/og/palette.js'
import { contrastRatio, relativeLuminance } from '../../../../src/platform/color.js'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const brand = fc.record({
  primary: hex,
  onPrimary: hex,
  accent: hex,
  background: hex,
  foreground: hex,
})
const theme = fc.constantFrom('light' as const, 'dark' as const)

describe('the colours of a share image', () => {
  test('can be read with whatever colours a brand has', () => {
    fc.assert(
      fc.property(brand, theme, (colors, chosen) => {
        const { background, title, subtitle, plate, circles } = palette(colors, chosen)
        expect(contrastRatio(title, background)).toBeGreaterThanOrEqual(7)
        expect(contrastRatio(subtitle, background)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(plate, background)).toBeGreaterThanOrEqual(7)
        expect(contrastRatio(circles[2], background)).toBeGreaterThanOrEqual(3)
        expect(contrastRatio(circles[3], background)).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 300 },
    )
  })

  test('are light in the light theme and dark in the dark one', () => {
    fc.assert(
      fc.property(brand, (colors) => {
        const light = relativeLuminance(palette(colors, 'light').background)
        const dark = relativeLuminance(palette(colors, 'dark').background)
        expect(light).toBeGreaterThanOrEqual(0.8)
        expect(dark).toBeLessThanOrEqual(0.02)
      }),
    )
  })

  test('are the brand’s own where these stand out already', () => {
    const colors = {
      primary: '#0b4f6c',
      onPrimary: '#ffffff',
      accent: '#b5401d',
      background: '#fbfaf7',
      foreground: '#14232b',
    }
    const light = palette(colors, 'light')
    expect([light.background, light.title]).toEqual(['#fbfaf7', '#14232b'])
    expect(light.circles.slice(2)).toEqual(['#0b4f6c', '#b5401d'])
    const dark = palette(colors, 'dark')
    expect([dark.background, dark.title]).toEqual(['#14232b', '#fbfaf7'])
  })

  test('survive a colour that is none', () => {
    const colors = { primary: 'red', onPrimary: '', accent: '#1', background: 'x', foreground: 'y' }
    expect(palette(colors, 'light').background).toBe('#ffffff')
  })
})
