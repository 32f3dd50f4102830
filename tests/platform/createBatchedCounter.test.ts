import { expect, test } from '@jest/globals'
import type { Payload } from 'payload'

import { counterOfPayload, createBatchedCounter } from '../../src/platform/createBatchedCounter.js'
import { currentReader, readingFor } from '../../src/platform/database/limitedReads.js'

type Row = { name: string; times: number }

const counting = (write: (rows: Row[]) => readonly Row[]) => ({
  keyOf: ({ name }: Row) => name,
  merge: (row: Row, { times }: Row) => ({ ...row, times: row.times + times }),
  write: (rows: Row[]) => Promise.resolve(write(rows)),
  flushAfterMs: 60_000,
  maxRows: 2,
})

test('counts of one key are written together, in one order, and those beyond the bound are dropped', async () => {
  const written: Row[] = []
  const counter = createBatchedCounter(
    counting((rows) => {
      written.push(...rows)
      return []
    }),
  )
  for (const name of ['b', 'a', 'b', 'c', 'a', 'b']) counter.add({ name, times: 1 })
  await counter.flush()
  await counter.flush()
  expect(written).toEqual([
    { name: 'a', times: 2 },
    { name: 'b', times: 3 },
  ])
})

test('what could not be written is added to the next batch', async () => {
  const batches: Row[][] = []
  const counter = createBatchedCounter(counting((rows) => (batches.push(rows) === 1 ? rows : [])))
  counter.add({ name: 'a', times: 1 })
  await counter.flush()
  counter.add({ name: 'a', times: 2 })
  await counter.flush()
  expect(batches).toEqual([[{ name: 'a', times: 1 }], [{ name: 'a', times: 3 }]])
})

test('a batch is written for nobody, as it outlasts the request in which its writing began', async () => {
  const readers: unknown[] = []
  const counter = createBatchedCounter(
    counting(() => {
      readers.push(currentReader())
      return []
    }),
  )
  counter.add({ name: 'a', times: 1 })
  await readingFor({ signal: AbortSignal.abort() }, () => counter.flush(), true)
  expect(readers).toEqual([undefined])
})

test('a stop writes what is in memory before the database is closed', async () => {
  const done: string[] = []
  const payload = {
    destroy: async () => {
      done.push('closed')
    },
  } as unknown as Payload
  const counterOf = counterOfPayload<Row>(() =>
    counting((rows) => {
      done.push(...rows.map(({ name }) => name))
      return []
    }),
  )
  counterOf(payload).add({ name: 'a', times: 1 })
  counterOf(payload).add({ name: 'a', times: 1 })
  await payload.destroy()
  expect(done).toEqual(['a', 'closed'])
})
