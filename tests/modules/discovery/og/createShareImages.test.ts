import { describe, expect, test } from '@jest/globals'

import {
  createShareImages,
  ShareImagesBusy,
} from '../../../../src/modules/discovery/og/createShareImages.js'

/** A renderer that draws only when told to, and records its calls. */
function controlledRenderer() {
  const asked: string[] = []
  const open = new Map<string, { finish: () => void; fail: () => void }>()
  const render = (input: string) =>
    new Promise<Uint8Array>((resolve, reject) => {
      asked.push(input)
      open.set(input, {
        finish: () => resolve(new TextEncoder().encode(input)),
        fail: () => reject(new Error(`cannot draw ${input}`)),
      })
    })
  const settle = async (input: string, how: 'finish' | 'fail' = 'finish') => {
    open.get(input)?.[how]()
    await settled()
  }
  return { asked, render, settle }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const encode = (input: string) => Promise.resolve(new TextEncoder().encode(input))

describe('share images', () => {
  test('are drawn once for everybody who asks at the same time, and once for all later', async () => {
    const { asked, render, settle } = controlledRenderer()
    const images = createShareImages({ render })
    const together = Promise.all([images.get('a', 'a'), images.get('a', 'a'), images.get('a', 'a')])
    await settle('a')
    const [first, second] = await together
    expect(first).toBe(second)
    expect(await images.get('a', 'a')).toBe(first)
    expect(asked).toEqual(['a'])
  })

  test('are drawn two at a time, the others in the order they came', async () => {
    const { asked, render, settle } = controlledRenderer()
    const images = createShareImages({ render, concurrency: 2 })
    const all = Promise.all(['a', 'b', 'c', 'd'].map((key) => images.get(key, key)))
    await settled()
    expect(asked).toEqual(['a', 'b'])
    await settle('b')
    expect(asked).toEqual(['a', 'b', 'c'])
    await settle('a')
    expect(asked).toEqual(['a', 'b', 'c', 'd'])
    await settle('c')
    await settle('d')
    expect((await all).map((bytes) => new TextDecoder().decode(bytes))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  test('keep only as many as they may, those asked for last', async () => {
    const asked: string[] = []
    const render = (input: string) => (asked.push(input), encode(input))
    const images = createShareImages({ render, maxEntries: 2 })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await images.get(key, key)
    expect(asked).toEqual(['a', 'b', 'c', 'b'])
  })

  test('draw again after a failure, and give the turn on', async () => {
    const { asked, render, settle } = controlledRenderer()
    const images = createShareImages({ render, concurrency: 1 })
    const failed = images.get('a', 'a')
    const next = images.get('b', 'b')
    const refused = expect(failed).rejects.toThrow('cannot draw a')
    await settle('a', 'fail')
    await refused
    await settle('b')
    await next
    const again = images.get('a', 'a')
    await settle('a')
    await again
    expect(asked).toEqual(['a', 'b', 'a'])
  })

  test('are refused to the 101st who would have to wait, and are drawn for those who wait', async () => {
    const { asked, render, settle } = controlledRenderer()
    const images = createShareImages({ render, concurrency: 2 })
    const keys = Array.from({ length: 102 }, (_, index) => String(index))
    const all = Promise.all(keys.map((key) => images.get(key, key)))
    await expect(images.get('one more', 'one more')).rejects.toBeInstanceOf(ShareImagesBusy)
    for (const key of keys) await settle(key)
    expect(await all).toHaveLength(102)
    const later = images.get('one more', 'one more')
    await settle('one more')
    await later
    expect(asked).toHaveLength(103)
  })

  test('are given to one who asks for an image already waiting, however full the queue', async () => {
    const { render, settle } = controlledRenderer()
    const images = createShareImages({ render, concurrency: 1 })
    const keys = Array.from({ length: 101 }, (_, index) => String(index))
    const all = Promise.all(keys.map((key) => images.get(key, key)))
    const shared = images.get('100', '100')
    for (const key of keys) await settle(key)
    expect(await shared).toBe((await all)[100])
  })
})
