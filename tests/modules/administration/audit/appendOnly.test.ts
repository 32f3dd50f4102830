import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { purgeAuditLog } from '../../../../src/modules/administration/audit/AuditLog.js'
import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import type { JobContext } from '../../../../src/platform/jobs/createJobs.js'
import { boot, type Foyer } from '../../../support/boot.js'
import { callAs, type CallAs, hire, statusesOf } from '../actors.js'

let foyer: Foyer
let call: CallAs
let id: string

beforeAll(async () => {
  foyer = await boot()
  call = callAs(foyer, await hire(foyer))
  await call('admin', { path: '/api/pages', method: 'POST', json: { title: 'x', slug: 'x' } })
  const { docs } = await (await call('admin', { path: '/api/audit-log?limit=1' })).json()
  id = docs[0].id
})
afterAll(() => foyer.stop())

const query = (text: string) => postgresOf(foyer.payload).pool.query(text)

describe('the audit log', () => {
  test.each<[string, string, () => Parameters<CallAs>[1]]>([
    ['list it', '200 403 403 403 403 403', () => ({ path: '/api/audit-log' })],
    ['count it', '200 403 403 403 403 403', () => ({ path: '/api/audit-log/count' })],
    ['read an entry', '200 403 403 403 403 403', () => ({ path: `/api/audit-log/${id}` })],
    [
      'make an entry',
      '403 403 403 403 403 403',
      () => ({
        path: '/api/audit-log',
        method: 'POST',
        json: { action: 'delete', actorKind: 'staff', count: 1 },
      }),
    ],
    [
      'change an entry',
      '403 403 403 403 403 403',
      () => ({ path: `/api/audit-log/${id}`, method: 'PATCH', json: { actorEmail: 'x' } }),
    ],
    [
      'change many',
      '403 403 403 403 403 403',
      () => ({
        path: '/api/audit-log?where[count][equals]=1',
        method: 'PATCH',
        json: { count: 2 },
      }),
    ],
    [
      'delete an entry',
      '403 403 403 403 403 403',
      () => ({ path: `/api/audit-log/${id}`, method: 'DELETE' }),
    ],
    [
      'delete many',
      '403 403 403 403 403 403',
      () => ({ path: '/api/audit-log?where[count][equals]=1', method: 'DELETE' }),
    ],
  ])('who may %s: %s', async (_, statuses, request) => {
    expect(await statusesOf(call, request)).toBe(statuses)
  })

  test('is not changed by our own code either', async () => {
    const { payload } = foyer
    const data = { action: 'delete' as const, actorKind: 'staff' as const, count: 1 }
    await expect(payload.create({ collection: 'audit-log', data })).rejects.toThrow()
    await expect(payload.update({ collection: 'audit-log', id, data })).rejects.toThrow()
    await expect(payload.delete({ collection: 'audit-log', id })).rejects.toThrow()
    const where = { count: { equals: 1 } }
    await expect(payload.delete({ collection: 'audit-log', where })).rejects.toThrow()
  })

  test('is purged of entries after a year, of sign-ins and uses of keys after 90 days', async () => {
    for (const [action, days] of [
      ['update', 364],
      ['update', 366],
      ['key-use', 89],
      ['key-use', 91],
      ['sign-in', 91],
    ]) {
      await query(`insert into audit_log (id, action, actor_kind, actor_email, count, created_at)
        values (gen_random_uuid(), '${String(action)}', 'staff', 'aged', 1,
          now() - interval '${String(days)} days')`)
    }
    await purgeAuditLog.run({}, { payload: foyer.payload } as JobContext)
    const { rows } = await query("select action from audit_log where actor_email = 'aged'")
    expect(rows.map(({ action }: { action: string }) => action).sort()).toEqual([
      'key-use',
      'update',
    ])
  })
})
