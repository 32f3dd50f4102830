import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from '@jest/globals'

const run = promisify(execFile)

const program = `
  import { AsyncLocalStorage, AsyncResource, executionAsyncResource } from 'node:async_hooks'
  import { setTimeout as sleep } from 'node:timers/promises'
  import { shareStorages } from './src/startup/shareStorages.ts'

  shareStorages()
  const [one, other, third] = [1, 2, 3].map(() => new AsyncLocalStorage())
  const seen = () => [one, other, third].map((storage) => storage.getStore() ?? null)
  const told = { outside: seen() }
  await one.run('a', async () => {
    told.returned = other.run('b', (given) => given, 'given')
    const inner = other.run('b', async () => {
      await sleep(1)
      told.nested = seen()
      told.exited = one.exit(() => seen())
      await third.run('c', () => sleep(1))
      told.back = seen()
      const bound = AsyncLocalStorage.bind(seen)
      const snapshot = AsyncLocalStorage.snapshot()
      told.bound = one.run('z', () => [bound(), snapshot(seen)])
    })
    const beside = other.run('d', async () => {
      await sleep(1)
      one.enterWith('e')
      await sleep(1)
      told.entered = seen()
      one.disable()
      told.disabled = seen()
    })
    await Promise.all([inner, beside])
    told.after = seen()
    const copies = Object.getOwnPropertySymbols(executionAsyncResource())
    told.copies = copies.filter(({ description }) => description === 'kResourceStore').length
  })
  try {
    one.run('a', () => { throw new Error('thrown') })
  } catch (error) {
    told.thrown = [error.message, ...seen()]
  }
  console.log(JSON.stringify(told))
`

test('storages that share one frame are told apart as if each were alone', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { stdout } = await run(process.execPath, args, { env: { ...process.env } })
  const { copies, ...told } = JSON.parse(stdout) as { copies: number }
  expect(told).toEqual({
    outside: [null, null, null],
    returned: 'given',
    nested: ['a', 'b', null],
    exited: [null, 'b', null],
    back: ['a', 'b', null],
    bound: [
      ['a', 'b', null],
      ['a', 'b', null],
    ],
    entered: ['e', 'd', null],
    disabled: [null, 'd', null],
    after: ['a', null, null],
    thrown: ['thrown', null, null, null],
  })
  // Node 24 copies none.
  expect(copies).toBeLessThanOrEqual(1)
})
