import { describe, expect, test } from '@jest/globals'

import { type Copy, createBacklog } from '../../../src/search/feed/createBacklog.js'
import { createPause } from '../../../src/search/feed/createCopy.js'
import type { Source } from '../../../src/search/feed/readPublished.js'

const source: Source = {
  collection: 'pages',
  declaration: { type: 'page', path: '/', title: 'title', fields: [] },
  hasSlug: true,
}

const idsTo = (count: number) => Array.from({ length: count }, (_, at) => `id-${String(at)}`)

/** A database of so many documents and the index that was made of it, with what happened in its order. */
function place(count: number, onRead: () => void = () => undefined) {
  const indexed: string[] = []
  const compared: boolean[] = []
  const steps: string[] = []
  const copy: Copy = {
    differences: (_, isWhole) => {
      compared.push(isWhole)
      return Promise.resolve(idsTo(count))
    },
    read: async (_, ids) => {
      steps.push(`read ${String(ids.length)}`)
      await Promise.resolve()
      onRead()
      return ids.map((id) => ({ id, updatedAt: '' }))
    },
    apply: async (_, ids, documents) => {
      await Promise.resolve()
      steps.push(`apply ${String(documents.length)}`)
      indexed.push(...ids)
    },
  }
  const backlog = createBacklog([source], copy)
  return { backlog, compared, indexed, steps }
}

describe('what is to be read', () => {
  test('is read whole, each batch while the one before is taken in', async () => {
    const { backlog, indexed, steps } = place(50)
    backlog.noteAll()
    await backlog.work()
    expect(indexed).toEqual(idsTo(50))
    expect(steps).toEqual(['read 20', 'read 20', 'apply 20', 'read 10', 'apply 20', 'apply 10'])
    expect(backlog.isEmpty()).toBe(true)
  })

  test('stays to be read where the database fails, with the batch that was asked for ahead', async () => {
    let reads = 0
    const { backlog, indexed } = place(50, () => {
      reads += 1
      if (reads === 2) throw new Error('gone')
    })
    backlog.noteAll()
    await expect(backlog.work()).rejects.toThrow('gone')
    expect([indexed.length, backlog.isEmpty()]).toEqual([20, false])
    await backlog.work()
    expect(indexed.toSorted()).toEqual(idsTo(50).toSorted())
    expect(backlog.isEmpty()).toBe(true)
  })

  test('is compared whole once where that was asked for, whatever else is', async () => {
    const { backlog, compared } = place(1)
    backlog.noteAll(true)
    backlog.noteAll()
    await backlog.work()
    backlog.noteAll()
    await backlog.work()
    expect(compared).toEqual([true, false])
  })

  test('is read again where it is written while it is read', async () => {
    let isWritten = false
    const { backlog, indexed } = place(1, () => {
      if (!isWritten) backlog.note('pages', 'id-0')
      isWritten = true
    })
    backlog.noteAll()
    await backlog.work()
    expect(backlog.isEmpty()).toBe(false)
    await backlog.work()
    expect(indexed).toEqual(['id-0', 'id-0'])
  })
})

describe('a pause', () => {
  test('gives others their turn once enough was done, and not before', async () => {
    let turns = 0
    const count = setInterval(() => (turns += 1), 0)
    const soon = createPause(60_000)
    for (let at = 0; at < 50; at += 1) await soon()
    expect(turns).toBe(0)
    const always = createPause(0)
    while (turns === 0) await always()
    clearInterval(count)
    expect(turns).toBeGreaterThan(0)
  })
})
