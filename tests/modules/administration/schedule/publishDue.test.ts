import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Where } from 'payload'

import { platformOf } from '../../../../src/platform/platform.js'
import { until } from '../../../platform/jobs/until.js'
import { startWorker, type Worker } from '../webhooks/startWorker.js'
import { type Plans, startPlans } from './startPlans.js'

let plans: Plans

beforeAll(async () => {
  plans = await startPlans()
})
beforeEach(async () => {
  await plans.rows('delete from payload_jobs')
})
afterAll(() => plans.stop())

let made = 0
const makePage = (fields: object = {}, status?: 'draft' | 'published') => {
  made += 1
  const slug = `page-${String(made)}`
  return plans.make('pages', { title: `Planned ${String(made)}`, slug, ...fields }, status)
}
const page = async (id: string) => (await plans.foyer.call(`/api/pages/${id}`)).status
const versionsOf = async (id: string) => {
  const where: Where = { parent: { equals: id } }
  return (await plans.foyer.payload.countVersions({ collection: 'pages', where })).totalDocs
}
const notAllowed = 'You are not allowed to perform this action.'
/** The queued mails about a document, with recipient and reason. */
const mails = (id: string) =>
  plans.rows(`
    select payload->>'planner' as planner, payload->>'reason' as reason
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where identifier = 'administration.mailPlanFailed' and payload->'doc'->>'value' = '${id}'`)
const planned = () => plans.rows<{ has_error: boolean }>('select has_error from payload_jobs')
const logged = async (id: string) =>
  (
    await plans.rows<{ action: string; actor_email: string | null }>(
      `select action, actor_email from audit_log where target_id = '${id}' order by id`,
    )
  ).map(({ action, actor_email }) => [action, actor_email])

describe('a planned publication', () => {
  test('waits for its time', async () => {
    const { id } = await makePage()
    await plans.plan({ type: 'publish', collection: 'pages', id, date: new Date('2190-01-01') })
    await plans.run()
    expect([await page(id), (await planned()).length]).toEqual([404, 1])
  })

  test('shows the document to everyone, once, as who planned it', async () => {
    const { id } = await makePage()
    await plans.plan({ type: 'publish', collection: 'pages', id })
    expect(await page(id)).toBe(404)
    await plans.run()
    expect(await page(id)).toBe(200)
    expect(await planned()).toEqual([])
    expect(await logged(id)).toContainEqual(['publish', plans.staff.editor.email])
  })

  test('is in the audit log also where the process drains by then', async () => {
    const { id } = await makePage()
    await plans.plan({ type: 'publish', collection: 'pages', id })
    const { readiness } = plans.foyer.platform
    readiness.leave()
    await plans.run()
    readiness.set(true)
    expect(await logged(id)).toContainEqual(['publish', plans.staff.editor.email])
  })

  test('publishes the draft as it is by then, not as it was', async () => {
    const { id } = await makePage({ title: 'Before' }, 'published')
    await plans.plan({ type: 'publish', collection: 'pages', id })
    await plans.foyer.payload.update({
      collection: 'pages',
      id,
      draft: true,
      data: { title: 'After', _status: 'draft' },
    })
    await plans.run()
    const { title } = await (await plans.foyer.call(`/api/pages/${id}`)).json()
    expect(title).toBe('After')
  })

  test('reaches lists that are kept in memory, and the search', async () => {
    const list = async () => (await (await plans.foyer.call('/api/pages?limit=100')).json()).docs
    const { id } = await makePage({ title: 'Quetzal' })
    expect(await list()).not.toContainEqual(expect.objectContaining({ id }))
    await plans.plan({ type: 'publish', collection: 'pages', id })
    await plans.run()
    expect(await list()).toContainEqual(expect.objectContaining({ id }))
    const found = await until(async () => {
      const { docs } = await (await plans.foyer.call('/api/search?q=quetzal')).json()
      return docs[0]
    })
    expect(found).toMatchObject({ type: 'page', title: 'Quetzal' })
  })

  test('unpublishes a document if that is planned', async () => {
    const { id } = await makePage({}, 'published')
    expect(await page(id)).toBe(200)
    await plans.plan({ type: 'unpublish', collection: 'pages', id })
    await plans.run()
    expect([await page(id), await planned()]).toEqual([404, []])
  })

  test('of one language leaves the others as they were published', async () => {
    const { id } = await makePage({ title: 'Old' }, 'published')
    const { payload } = plans.foyer
    const draft = { collection: 'pages', id, draft: true } as const
    await payload.update({ ...draft, locale: 'fr', data: { title: 'Neuf', _status: 'draft' } })
    await payload.update({ ...draft, locale: 'en', data: { title: 'New', _status: 'draft' } })
    await plans.plan({ type: 'publish', collection: 'pages', id, localeToPublish: 'fr' })
    await plans.run()
    const title = async (locale: string) =>
      (await (await plans.foyer.call(`/api/pages/${id}?locale=${locale}`)).json()).title
    expect([await title('fr'), await title('en')]).toEqual(['Neuf', 'Old'])
  })

  test('happens once, however many runners look at it at once', async () => {
    const { id } = await makePage()
    const before = await versionsOf(id)
    await plans.plan({ type: 'publish', collection: 'pages', id })
    await Promise.all(Array.from({ length: 6 }, () => plans.run()))
    expect(await page(id)).toBe(200)
    expect(await versionsOf(id)).toBe(before + 1)
    expect((await logged(id)).filter(([action]) => action === 'publish')).toHaveLength(1)
  })
})

describe('with two processes that run jobs', () => {
  let workers: Worker[] = []
  afterAll(() => Promise.all(workers.map((worker) => worker.kill())))

  test('many plans are each carried out once', async () => {
    const pages = await Promise.all(Array.from({ length: 12 }, () => makePage()))
    const before = await Promise.all(pages.map(({ id }) => versionsOf(id)))
    for (const { id } of pages) await plans.plan({ type: 'publish', collection: 'pages', id })
    const { databaseUrl, payload } = plans.foyer
    workers = await Promise.all([startWorker(databaseUrl), startWorker(databaseUrl)])
    const req = { payload } as never
    const job = { task: customTask(payload), payload: {} }
    await Promise.all([1, 2, 3, 4].map(() => platformOf(payload).jobs.add(req, job)))
    await until(async () => (await planned()).length === 0, 60)
    expect(await Promise.all(pages.map(({ id }) => page(id)))).toEqual(pages.map(() => 200))
    const after = await Promise.all(pages.map(({ id }) => versionsOf(id)))
    expect(after).toEqual(before.map((count) => count + 1))
  })
})

describe('a plan that cannot be carried out', () => {
  test('by a user who may no longer publish is given up and logged', async () => {
    const { id } = await makePage()
    await plans.plan({ type: 'publish', collection: 'pages', id })
    await plans.rows(`update users set role = 'viewer' where id = '${plans.staff.editor.id}'`)
    await plans.run()
    await plans.rows(`update users set role = 'editor' where id = '${plans.staff.editor.id}'`)
    await plans.run()
    expect([await page(id), await planned()]).toEqual([404, [{ has_error: true }]])
    expect(await logged(id)).toContainEqual(['publish-failed', null])
    expect(await mails(id)).toEqual([{ planner: plans.staff.editor.id, reason: notAllowed }])
  })

  test('because its user is gone is given up', async () => {
    const { id } = await makePage()
    await plans.plan({ type: 'publish', collection: 'pages', id })
    await plans.rows(`update payload_jobs
      set input = jsonb_set(input, '{user,value}', '"019aa0c0-0000-7000-8000-000000000000"')`)
    await plans.run()
    expect([await page(id), await planned()]).toEqual([404, [{ has_error: true }]])
  })

  test('because a field is missing is given up, and changes nothing', async () => {
    const { id } = await makePage()
    await plans.rows(`update pages_locales set title = null where _parent_id = '${id}'`)
    await plans.rows(`update _pages_v_locales set version_title = null where _parent_id in
      (select id from _pages_v where parent_id = '${id}')`)
    await plans.plan({ type: 'publish', collection: 'pages', id })
    await plans.run()
    expect([await page(id), await planned()]).toEqual([404, [{ has_error: true }]])
  })

  test('holds up none of the others', async () => {
    const [broken, sound] = [await makePage(), await makePage()]
    await plans.plan({ type: 'publish', collection: 'pages', id: broken.id })
    await plans.rows(`update payload_jobs set input = '{"type": "publish"}'`)
    await plans.plan({ type: 'publish', collection: 'pages', id: sound.id })
    await plans.run()
    expect(await page(sound.id)).toBe(200)
  })

  test('at once is not overtaken by a later one of its document', async () => {
    const { id } = await makePage()
    const before = (hours: number) => new Date(Date.parse('2026-01-02') - hours * 3_600_000)
    await plans.plan({ type: 'publish', collection: 'pages', id, date: before(2) })
    await plans.plan({ type: 'unpublish', collection: 'pages', id, date: before(1) })
    await plans.rows(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`)
    await plans.rows(`create trigger refuse before update on pages
      for each row when (new._status = 'published') execute function refuse()`)
    await plans.run()
    await plans.rows('drop function refuse cascade')
    expect((await planned()).length).toBe(2)
    await plans.run()
    expect([await page(id), await planned()]).toEqual([404, []])
  })

  test('goes with its document', async () => {
    const { id } = await makePage()
    await plans.plan({ type: 'publish', collection: 'pages', id })
    await plans.foyer.payload.delete({ collection: 'pages', id })
    expect(await planned()).toEqual([])
  })
})

function customTask({ config }: Plans['foyer']['payload']) {
  const { tasks } = config.custom as { tasks: { name: string }[] }
  return tasks.find(({ name }) => name === 'administration.publishDue') as never
}
