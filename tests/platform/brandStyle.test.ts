import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { brandStyle, neutralColors, themeOf } from '../../src/platform/brandStyle.js'
import { contrastRatio, relativeLuminance } from '../../src/platform/color.js'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const brand = fc.record({
  primary: color,
  onPrimary: color,
  accent: color,
  background: color,
  foreground: color,
})
const themes = ['light', 'dark'] as const

describe('themeOf', () => {
  test('keeps every text readable on every ground, whatever the brand', () => {
    fc.assert(
      fc.property(brand, fc.constantFrom(...themes), (colors, name) => {
        const theme = themeOf(colors, name)
        for (const ground of [theme.ground, theme.surface, theme.tint]) {
          for (const text of [theme.text, theme.muted, theme.link, theme.accent]) {
            expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5)
          }
          expect(contrastRatio(theme.fill, ground)).toBeGreaterThanOrEqual(3)
          expect(contrastRatio(theme.control, ground)).toBeGreaterThanOrEqual(3)
        }
        expect(contrastRatio(theme['on-fill'], theme.fill)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(theme['on-fill'], theme['fill-strong'])).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('is light by day and dark by night, even for a brand with two dark grounds', () => {
    fc.assert(
      fc.property(brand, (colors) => {
        expect(relativeLuminance(themeOf(colors, 'light').ground)).toBeGreaterThanOrEqual(0.8)
        expect(relativeLuminance(themeOf(colors, 'dark').ground)).toBeLessThanOrEqual(0.02)
      }),
    )
  })

  test('keeps the colours of the brand if they are readable', () => {
    const theme = themeOf(
      {
        primary: '#0b4f6c',
        onPrimary: '#ffffff',
        accent: '#b5401d',
        background: '#fbfaf7',
        foreground: '#14232b',
      },
      'light',
    )
    expect(theme).toMatchObject({
      ground: '#fbfaf7',
      text: '#14232b',
      fill: '#0b4f6c',
      'on-fill': '#ffffff',
      accent: '#b5401d',
    })
  })
})

test('who asks for more contrast gets every word and line in the colour of text', () => {
  const asked = brandStyle(neutralColors).split('@media(prefers-contrast:more)')[1]
  expect(asked).toBe('{:root{--muted:var(--text);--line:var(--text);--control:var(--text)}}')
})
