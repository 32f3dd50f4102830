import { describe, expect, test } from '@jest/globals'

import { guardStream } from '../../src/front/finishAnswer.js'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('a guarded stream', () => {
  test('gives what the stream gives', async () => {
    const source = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(bytes('a'))
        controller.enqueue(bytes('b'))
        controller.close()
      },
    })
    expect(await new Response(guardStream(source, fail)).text()).toBe('ab')
  })

  test('ends where the stream fails, and tells why to whom it should', async () => {
    const told: unknown[] = []
    const error = new Error('secret')
    let count = 0
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        count += 1
        if (count > 1) throw error
        controller.enqueue(bytes('a'))
      },
    })
    expect(await new Response(guardStream(source, (reason) => told.push(reason))).text()).toBe('a')
    expect(told).toEqual([error])
  })

  test('is cancelled together with the stream', async () => {
    let cancelled: unknown
    const source = new ReadableStream<Uint8Array>({
      cancel: (reason) => {
        cancelled = reason
      },
    })
    await guardStream(source, fail).cancel('enough')
    expect(cancelled).toBe('enough')
  })
})

function fail(error: unknown): void {
  throw error
}
