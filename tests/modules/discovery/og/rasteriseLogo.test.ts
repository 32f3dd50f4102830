import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'

import { pngOf, rasteriseLogo } from '../../../../src/modules/discovery/og/rasteriseLogo.js'

const svg = (attributes: string, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)
const square = (color: string) => `<rect width="100%" height="100%" fill="${color}"/>`
const outside = (name: string) => `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/${name}">]>`

describe('a logo', () => {
  test.each([
    ['small', 'viewBox="0 0 24 24" width="24" height="24"', [56, 56]],
    ['without a size', 'viewBox="0 0 24 24"', [56, 56]],
    ['wide', 'viewBox="0 0 24 24" width="2400" height="24"', [320, 3]],
  ])('that is %s is drawn to fit its box', async (_, attributes, size) => {
    const logo = await rasteriseLogo(svg(attributes, square('#0b4f6c')), '#ffffff')
    expect([logo?.width, logo?.height]).toEqual(size)
    expect(logo?.data).toHaveLength((logo?.width ?? 0) * (logo?.height ?? 0) * 4)
  })

  test('gets a plate only where it would not be seen', async () => {
    const dark = svg('width="24" height="24"', square('#14232b'))
    expect((await rasteriseLogo(dark, '#fbfaf7'))?.needsPlate).toBe(false)
    expect((await rasteriseLogo(dark, '#101418'))?.needsPlate).toBe(true)
  })

  test.each([
    ['is no image', Buffer.from('hello')],
    ['is empty', Buffer.alloc(0)],
    ['is cut off', svg('width="24" height="24"', '').subarray(0, 40)],
    ['draws nothing', svg('width="24" height="24"', '')],
    ['claims a size no logo has', svg('width="10000" height="10000"', square('#000'))],
    ['is heavier than any logo', randomBytes(1_000_001)],
  ])('that %s is left out', async (_, bytes) => {
    expect(await rasteriseLogo(bytes, '#ffffff')).toBeUndefined()
  })

  test('is left out when it is of another kind', async () => {
    const pixels = { width: 2, height: 2, channels: 3, background: '#f00' } as const
    const gif = await sharp({ create: pixels }).gif().toBuffer()
    expect(await rasteriseLogo(gif, '#ffffff')).toBeUndefined()
  })

  test('cannot bring in a file of the server', async () => {
    const named = svg('width="24" height="24"', '<text y="20">&e;</text>')
    const entity = Buffer.concat([Buffer.from(outside('passwd')), named])
    expect(await rasteriseLogo(entity, '#ffffff')).toBeUndefined()
    const file = new URL('../../../../node_modules/typescript/package.json', import.meta.url)
    const image = svg(
      'width="24" height="24"',
      `<image href="${file.href}" width="24" height="24"/>`,
    )
    expect(await rasteriseLogo(image, '#ffffff')).toBeUndefined()
  })
})

/** A small file that takes seconds to draw. */
function slowLogo() {
  const level = (at: number) =>
    `<g id="l${String(at)}">${`<use href="#l${String(at - 1)}" x="1"/>`.repeat(6)}</g>`
  const levels = Array.from({ length: 7 }, (_, at) => level(at + 1)).join('')
  const defs = `<defs><rect id="l0" width="10" height="10"/>${levels}</defs>`
  return svg('width="320" height="56"', `${defs}<use href="#l7"/>`)
}

/** No reading of the clock: a machine that stands still holds up these timers as well as those of the logo. */
async function late(steps: number) {
  for (let step = 0; step < steps; step += 1) await sleep(100)
  return 'late'
}

test('a logo that takes seconds to draw holds up no image, and is drawn once', async () => {
  const slow = slowLogo()
  const logos = Promise.all(Array.from({ length: 4 }, () => rasteriseLogo(slow, '#ffffff')))
  expect(await Promise.race([logos, late(18)])).not.toBe('late')
})

test('certificates with such a logo are printed without it, and files are read meanwhile', async () => {
  const logos = await Promise.all(Array.from({ length: 8 }, () => pngOf(slowLogo())))
  expect(new Set(logos)).toEqual(new Set([undefined]))
  const file = readFile(import.meta.filename)
  expect(await Promise.race([file, late(5)])).not.toBe('late')
})
