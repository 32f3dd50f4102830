import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { loadFonts, typeset } from '../../../src/platform/pdf/typeset.js'
import { readPdf } from '../../support/readPdf.js'

const createdAt = new Date('2026-11-22T10:00:00Z')
const set = (text: string, locale: 'en' | 'ar' = 'en') =>
  typeset({
    template: '#set page(width: 140mm, height: auto)\n#data.text #strong(data.text)',
    data: { text },
    title: 'A sheet',
    locale,
    createdAt,
  })

describe('a typeset document', () => {
  test('shows what people typed and obeys none of it', async () => {
    const typed =
      '#read("/etc/passwd") $x^2$ @ref \\ `raw` *bold* _it_ = <a> // no /* no */ "q" #{1+1}'
    const { text } = await readPdf(await set(typed))
    expect(text.replace(/\s+/g, ' ')).toContain(typed)
    expect(text).not.toContain('root:')
  })

  test.each([
    ['Latin with marks', 'Příliš žluťoučký kůň, Łódź, Đặng'],
    ['Greek', 'Ελληνικά κείμενα'],
    ['Cyrillic', 'Широкая электрификация'],
    ['Hebrew', 'שלום עולם'],
    ['Devanagari', 'नमस्ते'],
    ['Chinese', '北京市朝阳区'],
    ['Japanese', '山田さんへ'],
    ['Korean', '서울특별시'],
  ])('has the letters of %s, regular and bold', async (_, words) => {
    const { text } = await readPdf(await set(words))
    const letters = new Set(text.normalize('NFKD'))
    const wanted = Array.from(words.normalize('NFKD').replaceAll(' ', ''))
    expect(wanted.filter((each) => !letters.has(each))).toEqual([])
  })

  test('says its title and language, and is tagged PDF/A', async () => {
    const pdf = await set('مرحبا بكم', 'ar')
    const { info, language } = await readPdf(pdf)
    expect(info.Title).toBe('A sheet')
    expect(language).toBe('ar')
    expect(pdf.toString('latin1')).toContain('pdfaid')
  })

  test('is the same bytes each time, whatever was set in between', async () => {
    const first = await set('Ada ăčŁ')
    await set('Γειά σου 北京')
    expect((await set('Ada ăčŁ')).equals(first)).toBe(true)
  })

  test('can be made of any text, even of what no font can draw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
        expect((await set(text)).subarray(0, 5).toString()).toBe('%PDF-')
      }),
      { numRuns: 60 },
    )
  })

  test('finds each font by a name of its own', async () => {
    const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese']
    const files = subsets.flatMap((subset) =>
      [400, 600].map(
        (weight) => `node_modules/@fontsource/inter/files/inter-${subset}-${weight}-normal.woff2`,
      ),
    )
    const names = (await loadFonts(files)).map(({ family }) => family)
    expect(new Set(names).size).toBe(names.length)
  })
})
