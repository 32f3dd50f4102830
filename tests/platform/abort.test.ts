import { getEventListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, test } from '@jest/globals'

import { abortWith, onAbort, within, withTimeout } from '../../src/platform/abort.js'

const heard = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

test('a timeout comes though nobody but the work holds its signal while garbage is collected', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const { signal } = new AbortController()
  const works = Array.from({ length: 9 }, () =>
    withTimeout({ ms: 200, signals: [signal] }, heard).catch(
      (error: unknown) => (error as Error).name,
    ),
  )
  for (let round = 0; round < 3; round += 1) {
    await sleep(30)
    collectGarbage()
  }
  expect(new Set(await Promise.all(works))).toEqual(new Set(['TimeoutError']))
  // Collecting takes seconds in a worker that has run many files.
})

test('work that ignores its signal is not waited for', async () => {
  const never = () => new Promise<never>(() => undefined)
  await expect(withTimeout({ ms: 10 }, never)).rejects.toThrow('No answer within 10 ms')
  const controller = new AbortController()
  const leaving = withTimeout({ ms: 60_000, signals: [controller.signal] }, never)
  controller.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  const late = withTimeout({ ms: 60_000, signals: [controller.signal] }, never)
  await expect(late).rejects.toThrow('left')
})

test('a promise that takes longer than its time is given up', async () => {
  await expect(within(10, new Promise(() => undefined))).rejects.toThrow('No answer within 10 ms')
  await expect(within(60_000, Promise.resolve('in time'))).resolves.toBe('in time')
})

test('a machine that stands still for a moment delays nobody’s answer', async () => {
  const answered = within(
    1_000,
    sleep(0).then(() => sleep(50, 'in time')),
  )
  const end = performance.now() + 1_100
  while (performance.now() < end);
  await expect(answered).resolves.toBe('in time')
})

test('however many wait for a signal, it has one listener, and each of them hears it once', () => {
  const controller = new AbortController()
  const { signal } = controller
  const heardOf: number[] = []
  const releases = Array.from({ length: 20 }, (_, at) => onAbort(signal, () => heardOf.push(at)))
  const followers = Array.from({ length: 20 }, () => new AbortController())
  for (const follower of followers) abortWith(follower, [signal])
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  releases[0]?.()
  controller.abort(new Error('left'))
  expect(heardOf).toEqual(Array.from({ length: 19 }, (_, at) => at + 1))
  expect(followers.map((follower) => (follower.signal.reason as Error).message)).toEqual(
    followers.map(() => 'left'),
  )
  onAbort(signal, () => heardOf.push(99))
  expect(heardOf.at(-1)).toBe(99)
})
