import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { planPublication } from '../../../../src/modules/administration/schedule/planPublication.js'
import { type Role, roles } from '../../../../src/platform/access.js'
import { type Plans, startPlans } from './startPlans.js'

let plans: Plans
let id: string

beforeAll(async () => {
  plans = await startPlans()
  ;({ id } = await plans.make('courses', { title: 'C', slug: 'c', summary: 'S' }))
})
beforeEach(async () => {
  await plans.rows('delete from payload_jobs')
})
afterAll(() => plans.stop())

const planned = () => plans.rows<{ id: string }>('select id from payload_jobs')
const refusedRoles = roles.filter((role) => role !== 'admin' && role !== 'editor')

describe('planning a publication', () => {
  test.each(['admin', 'editor'] as const)('is for those who publish: %s', async (role) => {
    await plans.plan({ type: 'publish', collection: 'courses', id }, role)
    expect(await planned()).toHaveLength(1)
  })

  test.each(refusedRoles)('is refused to %s', async (role) => {
    const plan = plans.plan({ type: 'publish', collection: 'courses', id }, role)
    await expect(plan).rejects.toThrow(/not allowed/i)
    expect(await planned()).toEqual([])
  })

  test('is refused to nobody in particular', async () => {
    const req = { ...(await plans.as('editor')), user: null }
    const doc = { relationTo: 'courses', value: id }
    const plan = planPublication({ req: req, type: 'publish', date: new Date(), doc })
    await expect(plan).rejects.toThrow(/not allowed/i)
  })

  test.each([{ collection: 'users' }, { collection: 'constructor' }, { collection: 'leads' }])(
    'is refused for what has no drafts: %j',
    async ({ collection }) => {
      const plan = plans.plan({ type: 'publish', collection, id }, 'admin')
      await expect(plan).rejects.toThrow(/not allowed/i)
    },
  )

  test.each([{ type: 'erase' as never }, { date: 'soon' }, { id: 'x' }, { localeToPublish: 7 }])(
    'refuses what is no plan: %j',
    async (fields) => {
      const plan = plans.plan({ type: 'publish', collection: 'courses', id, ...fields })
      await expect(plan).rejects.toThrow()
      expect(await planned()).toEqual([])
    },
  )
})

describe('a plan', () => {
  const giveUp = async (role: Role) => {
    await plans.plan({ type: 'publish', collection: 'courses', id })
    const [plan] = await planned()
    return planPublication({ req: await plans.as(role), deleteID: plan?.id })
  }

  test('can be cancelled by an editor, and leaves no other behind', async () => {
    await giveUp('editor')
    expect(await planned()).toEqual([])
  })

  test.each(refusedRoles)('cannot be cancelled by %s', async (role) => {
    await expect(giveUp(role)).rejects.toThrow(/not allowed/i)
    expect(await planned()).toHaveLength(1)
  })

  test.each([
    ['GET', '/api/payload-jobs'],
    ['GET', '/api/payload-jobs/run'],
    ['GET', '/api/payload-jobs/handle-schedules'],
    ['POST', '/api/payload-jobs'],
    ['DELETE', '/api/payload-jobs?where[id][exists]=true'],
  ])('cannot be reached from outside, not even by an admin: %s %s', async (method, path) => {
    await plans.plan({ type: 'publish', collection: 'courses', id })
    const response = await plans.foyer.callAsAdmin(path, {
      method,
      ...(method === 'POST' && { json: { taskSlug: 'schedulePublish' } }),
    })
    expect([401, 403]).toContain(response.status)
    expect(await planned()).toHaveLength(1)
  })
})
