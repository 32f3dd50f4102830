import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import { type CallAs, callAs, hire, statusesOf } from '../administration/actors.js'
import { declare, readAll } from './startFeed.js'

let foyer: Foyer
let call: CallAs

beforeAll(async () => {
  foyer = await boot()
  call = callAs(foyer, await hire(foyer))
})
afterAll(() => foyer.stop())

const path = '/api/risk-items'
const item = { title: 'A risk', category: 'security', severity: 'medium' }

describe('who may', () => {
  // In the order of the roles: admin, editor, sales, finance, viewer, and somebody without any.
  test('write: admins and editors', async () => {
    expect(await statusesOf(call, () => ({ path, method: 'POST', json: item }))).toBe(
      '201 201 403 403 403 403',
    )
    const id = await declare(foyer, item)
    const change = { path: `${path}/${id}`, method: 'PATCH', json: { status: 'mitigated' } }
    expect(await statusesOf(call, () => change)).toBe('200 200 403 403 403 403')
    const removal = async () => ({
      path: `${path}/${await declare(foyer, item)}`,
      method: 'DELETE',
    })
    expect(await statusesOf(call, removal)).toBe('200 200 403 403 403 403')
  })

  test('read: staff, and nobody else', async () => {
    const id = await declare(foyer, item)
    expect(await statusesOf(call, () => ({ path }))).toBe('200 200 200 200 200 403')
    expect(await statusesOf(call, () => ({ path: `${path}/${id}` }))).toBe(
      '200 200 200 200 200 403',
    )
  })
})

describe('a risk item', () => {
  test('appears in the feed with each public change, marked as declared', async () => {
    const start = (await readAll(foyer)).next
    const id = await declare(foyer, {
      title: ' Answers may be out of date ',
      category: 'Data quality',
      severity: 'high',
      detail: 'Ask Ada before the audit.',
    })
    const change = (json: unknown) => foyer.callAsAdmin(`${path}/${id}`, { method: 'PATCH', json })
    await change({ detail: 'Nothing that anybody else should know.' })
    await change({ status: 'mitigated' })
    await change({ severity: 'low', status: 'closed' })
    await foyer.callAsAdmin(`${path}/${id}`, { method: 'DELETE' })
    const { signals } = await readAll(foyer, { since: start })
    expect(signals.map(({ type, status, severity }) => [type, status, severity.level])).toEqual([
      ['foyer.risk_item.declared.v1', 'open', 'high'],
      ['foyer.risk_item.changed.v1', 'mitigated', 'high'],
      ['foyer.risk_item.changed.v1', 'closed', 'low'],
      ['foyer.risk_item.withdrawn.v1', 'closed', 'low'],
    ])
    for (const signal of signals) {
      expect(signal).toMatchObject({
        origin: 'declared',
        subject: `risk-items/${id}`,
        title: 'Answers may be out of date',
        category: 'Data quality',
      })
    }
    expect(JSON.stringify(signals)).not.toMatch(/audit|anybody/)
  })

  test('names no person in the feed, whatever staff write', async () => {
    const start = (await readAll(foyer)).next
    const title = 'Vendor lock-in, ask bob@secret.example'
    await declare(foyer, { title, category: 'Vendors', severity: 'low' })
    const { signals } = await readAll(foyer, { since: start })
    expect(signals).toMatchObject([{ title: 'Vendor lock-in, ask [email]' }])
  })

  test('that is refused is not published', async () => {
    const start = (await readAll(foyer)).next
    const refused = await foyer.callAsAdmin(path, {
      method: 'POST',
      json: { title: 'No severity of ours', category: 'x', severity: 'awful' },
    })
    expect(refused.status).toBe(400)
    expect((await readAll(foyer, { since: start })).signals).toEqual([])
  })

  test.each(['title', 'category'])('needs a %s', async (name) => {
    for (const blank of ['', '  ']) {
      const json = { ...item, [name]: blank }
      expect((await foyer.callAsAdmin(path, { method: 'POST', json })).status).toBe(400)
    }
  })

  test('is published, cut, where placeholders make it longer than the feed allows', async () => {
    const start = (await readAll(foyer)).next
    await declare(foyer, { ...item, title: 'a@b.co '.repeat(28), category: 'a@b.co '.repeat(8) })
    const [signal] = (await readAll(foyer, { since: start })).signals
    expect([signal?.title.length, signal?.category]).toEqual([
      199,
      '[email] [email] [email] [email] [email] [email] [email] [ema',
    ])
  })
})
