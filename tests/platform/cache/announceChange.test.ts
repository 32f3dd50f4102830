import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'

import { announceChange } from '../../../src/platform/cache/announceChange.js'
import { transact } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'
import { makeThings } from '../../support/things.js'
import { until } from '../jobs/until.js'

const { calls, endpoints, state } = makeThings()
let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({}, { endpoints })
})
afterAll(() => foyer.stop())
beforeEach(() => {
  calls.list = 0
  state.delayMs = 0
})

const newRequest = (): Promise<PayloadRequest> => createLocalReq({}, foyer.payload)

/** An address that nobody has read yet. */
const fresh = () => `/api/things?q=${randomUUID().slice(0, 18)}`

const read = async (path: string) => (await (await foyer.call(path)).json()) as { version: number }

async function change(): Promise<number> {
  const req = await newRequest()
  await transact(req, async () => {
    state.version += 1
    await announceChange(req, ['things'])
  })
  return state.version
}

describe('a change', () => {
  test('is in the very next read, two hundred times over, while others read all along', async () => {
    let isOver = false
    const hammer = async () => {
      while (!isOver) {
        const atLeast = state.version
        const { version } = await read('/api/things')
        // What is being written may be read or not; what was written before must be.
        expect(version).toBeGreaterThanOrEqual(atLeast - 1)
      }
    }
    const readers = [hammer(), hammer(), hammer()]
    for (let count = 0; count < 200; count += 1) {
      const version = await change()
      expect((await read('/api/things')).version).toBe(version)
    }
    isOver = true
    await Promise.all(readers)
  })

  test('that overtakes a read is not lost to it: the old answer is not kept', async () => {
    const path = fresh()
    state.delayMs = 100
    const early = read(path)
    await until(() => calls.list > 0)
    const version = await change()
    const late = read(path)
    expect((await early).version).toBe(version - 1)
    expect((await late).version).toBe(version)
    expect((await read(path)).version).toBe(version)
  })

  test('that is rolled back is told to nobody', async () => {
    await read('/api/things')
    calls.list = 0
    const req = await newRequest()
    const failing = transact(req, async () => {
      await announceChange(req, ['things'])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await read('/api/things')
    expect(calls.list).toBe(0)
  })

  test('by staff is in the next list, document, count, global and catalog', async () => {
    const json = { title: 'One', slug: 'one', _status: 'published' }
    const { doc } = (await (
      await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
    ).json()) as {
      doc: { id: string }
    }
    const id = doc.id
    for (let count = 0; count < 10; count += 1) {
      const title = `Title ${String(count)}`
      await foyer.callAsAdmin(`/api/pages/${id}`, { method: 'PATCH', json: { title } })
      await foyer.callAsAdmin('/api/globals/branding', { method: 'POST', json: { name: title } })
      const bodies = await Promise.all(
        [`/api/pages/${id}`, '/api/pages?where[slug][equals]=one', '/api/branding'].map(
          async (path) => (await foyer.call(path)).text(),
        ),
      )
      expect(bodies.every((body) => body.includes(title))).toBe(true)
    }
    const titleNow = async () =>
      ((await (await foyer.call(`/api/pages/${id}`)).json()) as { title: string }).title
    const bulk = { title: 'Changed with all others' }
    await foyer.callAsAdmin('/api/pages?where[slug][equals]=one', { method: 'PATCH', json: bulk })
    expect(await titleNow()).toBe(bulk.title)
    const versions = await foyer.callAsAdmin(
      `/api/pages/versions?where[parent][equals]=${id}&page=3&limit=1`,
    )
    const { docs } = (await versions.json()) as {
      docs: { id: string; version: { title: string } }[]
    }
    const [version] = docs
    await foyer.callAsAdmin(`/api/pages/versions/${version?.id ?? ''}`, { method: 'POST' })
    expect(await titleNow()).toBe(version?.version.title)
    const before = await (await foyer.call('/api/pages/count')).json()
    await foyer.callAsAdmin(`/api/pages/${id}`, { method: 'DELETE' })
    expect(await (await foyer.call('/api/pages/count')).json()).not.toEqual(before)
    expect((await foyer.call(`/api/pages/${id}`)).status).toBe(404)
  })
})
