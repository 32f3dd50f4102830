import { describe, expect, test } from '@jest/globals'

import { prepareText } from '../../../../../src/modules/discovery/og/text/prepareText.js'

const textOf = async (text: string) => (await prepareText(text, 600))?.text
const filesOf = async (text: string) =>
  (await prepareText(text, 600))?.subsets.map(({ file }) => file.split('/').at(-1)) ?? []

describe('a prepared text', () => {
  test.each([
    'Ελληνικά, русский, Ђорђе, Việt, Łódź',
    'محو الأمية: مَرْحَبًا ١٢٣',
    'אוריינות שָׁלוֹם',
    'कृत्रिम बुद्धिमत्ता क्\u200dष',
    '人工智能素养：“欧盟”',
    '直ちに始める「半日」講座',
    '인공지능 리터러시',
    '臺灣人工智慧',
  ])('keeps all of %s', async (text) => {
    expect(await textOf(text)).toBe(text.normalize('NFC'))
  })

  test.each([
    ['emoji, with their joiners and selectors', 'A😀B 👨‍👩‍👧 ❤️ C', 'AB C'],
    ['flags', 'Berlin 🇩🇪', 'Berlin'],
    ['the frame of a keycap, not its digit', '1️⃣ step', '1 step'],
    ['scripts no font is there for', 'a ᚠᚢᚦ ꦗꦮ ไทย b', 'a b'],
    ['a mark without a letter', '\u0301abc', 'abc'],
    ['a mark the letter’s font lacks', 'x\u20d7y', 'xy'],
  ])('leaves out %s', async (_, given, left) => {
    expect(await textOf(given)).toBe(left)
  })

  test('bounds how many marks are stacked', async () => {
    const text = await textOf(`ب${'\u064e'.repeat(50)}`)
    expect(Array.from(text ?? '')).toHaveLength(5)
  })

  test('is nothing if no character is left', async () => {
    expect(await prepareText('😀 \u202e', 600)).toBeUndefined()
  })

  test('asks for the files of its own script only', async () => {
    expect(await filesOf('Plain words')).toEqual(
      expect.arrayContaining(['inter-latin-600-normal.woff2']),
    )
    expect((await filesOf('Plain words')).join()).not.toMatch(/noto/)
    expect((await filesOf('अआइ')).join()).toMatch(/noto-sans-devanagari/)
    expect((await filesOf('人工智能')).length).toBeLessThan(8)
  })

  test.each(['ب', 'अ', 'ж', '鬱'])(
    'brings the font of the ellipsis it may end with: %s',
    async (text) => {
      const prepared = await prepareText(text, 600)
      expect(prepared?.subsets.some(({ points }) => points.has(0x2026))).toBe(true)
    },
  )

  test.each([
    ['骨 in Chinese', '骨科', 'zh'],
    ['骨 in Japanese', '骨のある', 'ja'],
    ['骨 in Korean', '骨 뼈', 'ko'],
    ['kanji that only the Japanese font holds', '捗逓', 'ja'],
  ])('knows %s', async (_, text, language) => {
    const prepared = await prepareText(text, 600)
    expect(prepared?.language).toBe(language)
    const family = { zh: 'SC', ja: 'JP', ko: 'KR' }[language]
    expect(prepared?.fontFamily.indexOf(`Sans ${family}`)).toBe("'Noto ".length)
  })

  test.each([
    ['Hello שלום', 'ltr'],
    ['123 שלום Hello', 'rtl'],
    ['«مرحبا» AI', 'rtl'],
    ['2026', undefined],
  ])('reads the direction of %s from its first strong character', async (text, direction) => {
    expect((await prepareText(text, 600))?.direction).toBe(direction)
  })
})
