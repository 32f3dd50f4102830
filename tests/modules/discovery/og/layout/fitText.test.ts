import { describe, expect, test } from '@jest/globals'

import type { Room } from '../../../../../src/modules/discovery/og/renderShareImage.js'
import { fitText, textRenderer } from '../../../../../src/modules/discovery/og/renderShareImage.js'
import { prepareText } from '../../../../../src/modules/discovery/og/text/prepareText.js'

const room: Room = {
  width: 960,
  height: 280,
  steps: [
    { size: 60, lines: 4 },
    { size: 46, lines: 7 },
  ],
}

async function fit(text: string) {
  const prepared = await prepareText(text, 600)
  if (!prepared) throw new Error('Nothing of this can be drawn')
  const { node, height } = await fitText(await textRenderer(prepared.subsets), prepared, room)
  return { text: node.text, size: node.style?.fontSize, height }
}

const longest = 200

describe('a title fitted to its room', () => {
  test.each([
    ['Latin', 'Wordy title that goes on '],
    ['Arabic', 'حوكمة الذكاء الاصطناعي للمؤسسات '],
    ['Hebrew', 'ממשל בינה מלאכותית בארגונים '],
    ['Devanagari', 'कृत्रिम बुद्धिमत्ता शासन और अनुपालन '],
    ['Chinese', '人工智能治理与企业合规的实务指南，'],
    ['Korean', '인공지능 거버넌스와 기업 준법 '],
    ['two scripts', 'قانون EU AI Act 2024 للذكاء الاصطناعي '],
    ['one endless word', 'W'],
  ])('shows no less of itself when it is longer: %s', async (_, words) => {
    const text = words.repeat(longest).slice(0, longest)
    let before = ''
    for (let length = 10; length <= longest; length += 10) {
      const shown = (await fit(text.slice(0, length))).text.replace(/[…\u200b]/gu, '')
      // A shortened text may drop the word that would be cut.
      expect(shown.length).toBeGreaterThanOrEqual(before.length - 14)
      before = shown.length > before.length ? shown : before
    }
  })

  test.each([
    ['Latin', 'Wordy title that goes on '.repeat(8).trim()],
    ['Arabic', 'حوكمة الذكاء الاصطناعي للمؤسسات '.repeat(5).trim()],
  ])('is whole where its lines are just full: %s', async (_, text) => {
    const fitted = await fit(text)
    expect(fitted.text).toBe(text)
    expect(fitted.height).toBeGreaterThan(200)
  })

  test('fills its room before it is cut', async () => {
    const { text, height } = await fit('حوكمة الذكاء الاصطناعي للمؤسسات '.repeat(7))
    expect(text.endsWith('…')).toBe(true)
    expect(height).toBeGreaterThan(250)
  })

  test('has a word broken that is longer than a line, with a space after it too', async () => {
    const word = 'W'.repeat(30)
    expect(await fit(`${word} end`)).toMatchObject({ text: `${word} end`, size: 60 })
    const { height } = await fit(`${word} end`)
    expect(height).toBeGreaterThan((await fit('W end')).height)
  })
})
