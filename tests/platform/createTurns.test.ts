import { expect, test } from '@jest/globals'

import { createTurns } from '../../src/platform/createTurns.js'

const settings = { atOnce: 3, ofOneCaller: 2, waiting: 3, waitMs: 60_000, what: 'works' }

/** Work that begins to count when it starts, and ends when it is told. */
function startWorks(options = settings) {
  const turns = createTurns(options)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, signal = new AbortController().signal) =>
    turns.take(name.charAt(0), { signal }, () => {
      started.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { begin, end, started, settle }
}

test('a few work at once, fewer of one caller, and those who wait follow in order', async () => {
  const { begin, end, started, settle } = startWorks()
  const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => begin(name))
  await settle()
  expect(started).toEqual(['a1', 'a2', 'b1'])
  await end('b1')
  expect(started.slice(3)).toEqual(['b2'])
  await end('a1')
  expect(started.slice(4)).toEqual(['a3'])
  for (const name of ['a2', 'a3', 'b2']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
})

test('who has nothing at work is next before those who have, however many of theirs wait', async () => {
  const { begin, end, started, settle } = startWorks({ ...settings, atOnce: 4, waiting: 10 })
  const busy = ['a1', 'a2', 'b1', 'b2', 'a3', 'b3', 'a4', 'b4'].map((name) => begin(name))
  const visitor = begin('c1')
  await settle()
  expect(started).toEqual(['a1', 'a2', 'b1', 'b2'])
  await end('a1')
  expect(started.at(-1)).toBe('c1')
  for (const name of ['c1', 'a2', 'b1', 'b2', 'a3', 'b3', 'a4', 'b4']) await end(name)
  expect(await Promise.all([...busy, visitor])).toHaveLength(9)
})

test('callers who have one turn each take turns, however long the queues of two of them are', async () => {
  const { begin, end, started, settle } = startWorks({
    ...settings,
    ...{ atOnce: 2, ofOneCaller: 1, waiting: 20 },
  })
  const busy = ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'].map((name) => begin(name))
  const visitors = ['c1', 'd1'].map((name) => begin(name))
  await settle()
  for (const name of ['a1', 'b1', 'a2', 'b2']) await end(name)
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'd1'])
  for (const name of ['c1', 'd1', 'a3', 'b3']) await end(name)
  expect(await Promise.all([...busy, ...visitors])).toHaveLength(8)
})

test('who comes when too many wait is told to come back, and so is who has waited too long', async () => {
  const { begin, end, settle } = startWorks({ ...settings, atOnce: 1, waiting: 1, waitMs: 20 })
  const first = begin('a1')
  const second = begin('b1')
  const headers = {
    'retry-after': '5',
    'ratelimit-policy': '"works";q=3;qu="concurrent-requests"',
    ratelimit: '"works";r=0;t=5',
  }
  const refused = { code: 'rate_limited', headers }
  await expect(begin('c1')).rejects.toMatchObject(refused)
  await expect(second).rejects.toMatchObject(refused)
  const third = begin('c2')
  await end('a1')
  await settle()
  await end('c2')
  expect(await Promise.all([first, third])).toEqual(['a1', 'c2'])
})

test('who hangs up waits no more, and work that fails makes room', async () => {
  const { begin, end, started, settle } = startWorks({ ...settings, atOnce: 1 })
  const first = begin('a1')
  const controller = new AbortController()
  const gone = begin('b1', controller.signal)
  controller.abort()
  await expect(gone).rejects.toBeDefined()
  await end('a1')
  await first
  expect(started).toEqual(['a1'])
  const turns = createTurns({ ...settings, atOnce: 1 })
  const { signal } = controller
  await expect(turns.take('a', { signal }, () => Promise.reject(new Error('x')))).rejects.toThrow(
    'x',
  )
  expect(await turns.take('b', { signal }, () => Promise.resolve('next'))).toBe('next')
  await settle()
})
