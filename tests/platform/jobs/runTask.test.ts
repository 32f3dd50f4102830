import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from '@jest/globals'

import { createTurns } from '../../../src/platform/jobs/runTask.js'

test('jobs end one after the other, however long the process is held up between a turn and its end', async () => {
  const inTurn = createTurns()
  const order: string[] = []
  const end = async (job: string) => {
    await inTurn()
    const began = performance.now()
    while (performance.now() - began < 10);
    order.push(`${job} ended`)
    // As the queue does, in case another job ends in the same moment.
    setTimeout(() => order.push(`${job} deleted`), 0)
  }
  await Promise.all(['a', 'b', 'c'].map(end))
  await sleep(20)
  expect(order).toEqual(['a', 'b', 'c'].flatMap((job) => [`${job} ended`, `${job} deleted`]))
})
