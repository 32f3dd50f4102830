import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { neutralColors } from '../../../../src/platform/brandStyle.js'
import { contrastRatio, relativeLuminance } from '../../../../src/platform/color.js'
import { mailColors, type MailColors } from '../../../../src/platform/mail/templates/mailColors.js'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const brandColors = fc.record({ primary: hex, onPrimary: hex, background: hex, foreground: hex })

/** What stands on what, and by how much it must stand out (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [keyof MailColors, keyof MailColors, number][] = [
  ['ink', 'card', 7],
  ['cardNote', 'card', 4.5],
  ['pageNote', 'page', 4.5],
  ['brand', 'card', 4.5],
  ['button', 'card', 3],
  ['buttonLabel', 'button', 4.5],
  ['code', 'codeGround', 7],
]

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  test('can be read whatever the colours of the brand', () => {
    fc.assert(
      fc.property(brandColors, (brand) => {
        const colors = mailColors(brand, scheme)
        for (const [text, ground, ratio] of pairs) {
          expect(contrastRatio(colors[text], colors[ground])).toBeGreaterThanOrEqual(ratio)
        }
      }),
    )
  })

  test('is what it is called, even where the brand writes light on dark or has no light colour', () => {
    fc.assert(
      fc.property(brandColors, (brand) => {
        const { card, page } = mailColors(brand, scheme)
        const luminances = [card, page].map(relativeLuminance)
        if (scheme === 'light') expect(Math.min(...luminances)).toBeGreaterThan(0.75)
        else expect(Math.max(...luminances)).toBeLessThan(0.02)
      }),
    )
  })

  test('replaces what is no hex colour', () => {
    const broken = { ...neutralColors, primary: 'red; } body { display: none' }
    expect(mailColors(broken, scheme)).toEqual(mailColors(neutralColors, scheme))
  })
})

test('the brand shows: its readable colours are kept as they are', () => {
  const colors = mailColors(neutralColors, 'light')
  expect(colors).toMatchObject({ card: '#ffffff', ink: '#16211f', brand: '#12525e' })
  expect(colors).toMatchObject({ button: '#12525e', buttonLabel: '#ffffff' })
})
