import { describe, expect, test } from '@jest/globals'

import { shortenText } from '../../../../../src/modules/discovery/og/text/prepareText.js'

const shorten = (text: string, room: number) =>
  shortenText(text, (attempt) => Promise.resolve(attempt.length <= room ? attempt : undefined))

describe('a text that is too long', () => {
  test('keeps as many characters as fit with the ellipsis', async () => {
    expect(await shorten('x'.repeat(200), 50)).toBe(`${'x'.repeat(49)}…`)
  })

  test('ends with a whole word, without the comma after it', async () => {
    expect(await shorten('One, two, three and four', 13)).toBe('One, two…')
  })

  test('is cut within a word too long to spare', async () => {
    expect(await shorten(`a ${'x'.repeat(50)}`, 30)).toBe(`a ${'x'.repeat(27)}…`)
  })

  test('is never cut within a character', async () => {
    expect(await shorten('e\u0301'.repeat(20), 8)).toBe(`${'e\u0301'.repeat(3)}…`)
  })

  test('is an ellipsis if nothing else fits', async () => {
    expect(await shorten('Wide', 1)).toBe('…')
    await expect(shorten('Wide', 0)).rejects.toThrow(RangeError)
  })
})
