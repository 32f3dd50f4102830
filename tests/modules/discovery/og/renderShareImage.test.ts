import { randomBytes } from 'node:crypto'

import { beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'

import type { ShareImage } from '../../../../src/modules/discovery/og/renderShareImage.js'
import { renderShareImage } from '../../../../src/modules/discovery/og/renderShareImage.js'

const brand = {
  name: 'Keelmark Institute',
  colors: {
    primary: '#0b4f6c',
    onPrimary: '#ffffff',
    accent: '#b5401d',
    background: '#fbfaf7',
    foreground: '#14232b',
  },
}
const WIDTH = 1200
const HEIGHT = 630

function draw(image: Partial<ShareImage>): Promise<Uint8Array> {
  return renderShareImage({ title: '', theme: 'light', showBrand: false, brand, ...image })
}

async function pixelsOf(png: Uint8Array): Promise<Buffer> {
  return sharp(png).removeAlpha().raw().toBuffer()
}

/** The smallest rectangle that contains every pixel in which two images differ. */
function differenceOf(one: Buffer, other: Buffer) {
  const area = { left: WIDTH, top: HEIGHT, right: -1, bottom: -1, pixels: 0 }
  for (let at = 0; at < one.length; at += 3) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) {
      continue
    }
    const x = (at / 3) % WIDTH
    const y = Math.floor(at / 3 / WIDTH)
    area.left = Math.min(area.left, x)
    area.right = Math.max(area.right, x)
    area.top = Math.min(area.top, y)
    area.bottom = Math.max(area.bottom, y)
    area.pixels += 1
  }
  return area
}

/** Different ideographs, no two alike, so that no compression helps. */
const ideographs = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(0x4e00 + index * step)).join('')

let blank: Buffer
let mirrored: Buffer

beforeAll(async () => {
  blank = await pixelsOf(await draw({}))
  // One narrow Hebrew letter mirrors the design; its own pixels are far from the corner.
  mirrored = await pixelsOf(await draw({ title: 'י' }))
})

describe('a share image', () => {
  test.each(['light', 'dark'] as const)(
    'is a PNG of 1200 × 630 px in the %s theme',
    async (theme) => {
      const png = await draw({ title: 'Board oversight of AI', subtitle: 'Questions', theme })
      const { format, width, height } = await sharp(png).metadata()
      expect({ format, width, height }).toEqual({ format: 'png', width: WIDTH, height: HEIGHT })
    },
  )

  test('wears the brand’s colours', async () => {
    const light = await pixelsOf(await draw({}))
    expect([...light.subarray(-3)]).toEqual([0xfb, 0xfa, 0xf7])
    const dark = await pixelsOf(await draw({ theme: 'dark' }))
    expect([...dark.subarray(-3)]).toEqual([0x14, 0x23, 0x2b])
  })

  test('stays under 300 KB with the densest words and a logo of noise', async () => {
    const raw = { width: 640, height: 112, channels: 4 } as const
    const bytes = await sharp(randomBytes(640 * 112 * 4), { raw })
      .png()
      .toBuffer()
    const png = await draw({
      title: ideographs(200, 37),
      subtitle: ideographs(200, 41),
      theme: 'dark',
      showBrand: true,
      brand: { ...brand, logo: { bytes } },
    })
    expect(png.byteLength).toBeLessThanOrEqual(300_000)
  })

  test('is the design alone if nothing of the title can be drawn', async () => {
    expect(
      differenceOf(await pixelsOf(await draw({ title: '😀 \ue000\u202e' })), blank).pixels,
    ).toBe(0)
  })
})

describe('words', () => {
  test.each([
    ['Latin', 'Literacy'],
    ['Greek', 'Γνώση'],
    ['Cyrillic', 'Знание'],
    ['Arabic', 'معرفة'],
    ['Hebrew', 'ידע'],
    ['Devanagari', 'ज्ञान'],
    ['Chinese', '知识'],
    ['Japanese', 'ちしき'],
    ['Korean', '지식'],
  ])('in %s are drawn', async (_, title) => {
    const seen = differenceOf(await pixelsOf(await draw({ title })), blank)
    expect(seen.pixels).toBeGreaterThan(1500)
  })

  test.each([
    ['A😀B', 'AB'],
    ['A👨‍👩‍👧‍👦B', 'AB'],
    ['Berlin 🇩🇪', 'Berlin'],
    ['1️⃣ step', '1 step'],
    ['A\ue000\u{10fffd}B', 'AB'],
    ['Runes ᚠᚢᚦ end', 'Runes end'],
    ['abc\u202edef', 'abcdef'],
  ])('in %s leave no box where a glyph is missing', async (given, left) => {
    expect(Buffer.compare(await draw({ title: given }), await draw({ title: left }))).toBe(0)
  })

  test('look the same whatever was drawn before them', async () => {
    const before = await draw({ title: '“Ελλάδα” – 直…' })
    await draw({ title: ideographs(60, 97), subtitle: '「かな」…—“가나다”' })
    expect(Buffer.compare(await draw({ title: '“Ελλάδα” – 直…' }), before)).toBe(0)
  })

  test('in Arabic and Hebrew begin at the right', async () => {
    const rtl = differenceOf(await pixelsOf(await draw({ title: 'שלום' })), mirrored)
    expect(rtl.left).toBeGreaterThan(WIDTH / 2)
    const ltr = differenceOf(await pixelsOf(await draw({ title: 'Hello' })), blank)
    expect(ltr.right).toBeLessThan(WIDTH / 2)
  })

  test.each([
    ['an unbroken word', 'W'.repeat(200)],
    ['wide ideographs', '鬱'.repeat(200)],
    ['Chinese', ideographs(200, 37)],
    ['many short words', 'wm '.repeat(67)],
    ['stacked marks', 'Ẫ\u0301\u0300\u0303'.repeat(40)],
    ['Korean', '뷁'.repeat(200)],
    ['full-width Latin', 'Ｗ'.repeat(200)],
    ['Devanagari', 'क्षत्रिय'.repeat(25)],
  ])('that are too long stay within the margins: %s', async (_, text) => {
    const seen = differenceOf(await pixelsOf(await draw({ title: text, subtitle: text })), blank)
    expect(seen.left).toBeGreaterThanOrEqual(70)
    expect(seen.right).toBeLessThanOrEqual(WIDTH - 80)
    expect(seen.top).toBeGreaterThanOrEqual(125)
    expect(seen.bottom).toBeLessThanOrEqual(HEIGHT - 50)
  })

  test.each([
    ['Arabic', 'ضصث'.repeat(67).slice(0, 200)],
    ['Arabic with marks', 'ضَّ'.repeat(66)],
    ['the longest ligature there is', `ب${'﷽'.repeat(199)}`],
    ['Hebrew', 'שלום'.repeat(50)],
  ])('from right to left that are too long stay within the margins: %s', async (_, text) => {
    const rtl = await pixelsOf(await draw({ title: text, subtitle: text }))
    const seen = differenceOf(rtl, mirrored)
    expect(seen.left).toBeGreaterThanOrEqual(150)
    expect(seen.right).toBeLessThanOrEqual(WIDTH - 70)
    expect(seen.top).toBeGreaterThanOrEqual(125)
    expect(seen.bottom).toBeLessThanOrEqual(HEIGHT - 50)
  })

  test('shrink with their number, until the rest gives way to an ellipsis', async () => {
    const heightOf = async (title: string) => {
      const seen = differenceOf(await pixelsOf(await draw({ title })), blank)
      return seen.bottom - seen.top
    }
    const oneLine = await heightOf('Hxxxx')
    expect(await heightOf('H'.repeat(24))).toBeLessThan(oneLine)
    const cut = 'word '.repeat(110)
    expect(Buffer.compare(await draw({ title: cut }), await draw({ title: `${cut} end` }))).toBe(0)
  })
})

describe('the brand', () => {
  const bytes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="100" height="50" fill="#0a0"/></svg>',
  )
  const withLogo = { ...brand, logo: { bytes } }
  const greenOf = (pixels: Buffer) => {
    let count = 0
    for (let at = 0; at < pixels.length; at += 3) {
      if (pixels[at] === 0 && pixels[at + 1] === 0xaa && pixels[at + 2] === 0) count += 1
    }
    return count
  }

  test('is drawn only when asked for', async () => {
    const without = await pixelsOf(await draw({ brand: withLogo }))
    expect(differenceOf(without, blank).pixels).toBe(0)
    const shown = await pixelsOf(await draw({ brand: withLogo, showBrand: true }))
    expect(greenOf(shown)).toBeGreaterThan(5000)
  })

  test('is its name if there is no logo or a broken one', async () => {
    const named = await draw({ showBrand: true })
    expect(differenceOf(await pixelsOf(named), blank).pixels).toBeGreaterThan(1000)
    const broken = { ...brand, logo: { bytes: Buffer.from('<svg') } }
    expect(Buffer.compare(await draw({ brand: broken, showBrand: true }), named)).toBe(0)
  })
})
