import { expect, test } from '@jest/globals'

import { createJoins } from '../../src/platform/createJoins.js'
import { currentReader, readingFor } from '../../src/platform/database/limitedReads.js'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Work that gives its number once it is told to end. */
function numbered() {
  const ends: (() => void)[] = []
  const work = async () => {
    const number = ends.length + 1
    await new Promise<void>((resolve) => ends.push(resolve))
    return number
  }
  return { work, count: () => ends.length, end: () => ends.at(-1)?.() }
}

test('those who ask before a run begins share it, and who asks while it runs gets the next', async () => {
  const join = createJoins<number>()
  const { work, count, end } = numbered()
  const first = [join('a', work), join('a', work)]
  await settled()
  const second = [join('a', work), join('a', work)]
  await settled()
  expect(count()).toBe(1)
  end()
  expect(await Promise.all(first)).toEqual([1, 1])
  await settled()
  end()
  expect(await Promise.all(second)).toEqual([2, 2])
  const third = join('a', work)
  await settled()
  end()
  expect(await third).toBe(3)
})

test('keys do not wait for each other, and a failure is only for those who asked for it', async () => {
  const join = createJoins<string>()
  const { work, end } = numbered()
  const slow = join('slow', async () => String(await work()))
  const failing = join('a', () => Promise.reject(new Error('away')))
  await expect(failing).rejects.toThrow('away')
  expect(await join('a', () => Promise.resolve('back'))).toBe('back')
  end()
  expect(await slow).toBe('1')
})

test('a run is for nobody: it goes on when the caller who began it hangs up', async () => {
  const join = createJoins<unknown>()
  const ask = () => join('a', () => Promise.resolve(currentReader()))
  expect(await readingFor({ signal: AbortSignal.abort() }, ask, true)).toBeUndefined()
})
