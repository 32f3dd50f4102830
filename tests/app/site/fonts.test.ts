import { expect, test } from '@jest/globals'

import { siteAssets } from '../../../src/app/(site)/_frame/siteAssets.js'
import { GET } from '../../../src/app/(site)/assets/[name]/route.js'
import { renderSimulatorPage } from '../../../src/demo/gateway/simulatorPages.js'
import { siteFonts } from '../../../src/platform/siteFonts.js'

const lettersIn = (text: string) =>
  [...text.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => url)

test('Every font comes from this site, immutable under its current address', async () => {
  const urls = lettersIn(siteFonts().faces)
  expect(urls).toHaveLength(8)
  for (const url of urls) {
    const name = url.split('/').at(-1) ?? ''
    const answer = await GET(new Request(`http://localhost${url}`), {
      params: Promise.resolve({ name }),
    })
    expect(answer.headers.get('content-type')).toBe('font/woff2')
    expect(answer.headers.get('cache-control')).toMatch(/immutable/)
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2')
  }
})

test('The pages of the site and those of the payment simulator are set in the same letters', async () => {
  const { style, fonts } = await siteAssets()
  const urls = fonts.map(({ url }) => url)
  expect(lettersIn(style.bytes.toString())).toEqual(urls)
  const html = await renderSimulatorPage({ title: 'T', body: '' }).text()
  expect(lettersIn(html)).toEqual(urls)
  expect(html).toMatch(/font:[^;}]* Inter, ?'Inter stand-in'/)
})

test('The letters of an Arabic page weigh less than 50 kB', () => {
  const { arabic } = siteFonts()
  expect(arabic).toHaveLength(4)
  expect(arabic.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)).toBeLessThan(50_000)
})
