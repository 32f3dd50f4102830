import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'

import { publishDue } from '../../../../src/modules/administration/schedule/publishDue.js'
import { startWebhooks, type Webhooks } from './startWebhooks.js'

let hooks: Webhooks

beforeAll(async () => {
  hooks = await startWebhooks({ jobs: false })
})
afterEach(() => hooks.clear())
afterAll(() => hooks.stop())

const send = async (method: string, path: string, json?: object) => {
  const response = await hooks.foyer.callAsAdmin(`/api${path}`, { method, ...(json && { json }) })
  const text = await response.text()
  if (response.status >= 300) throw new Error(text)
  return JSON.parse(text) as { doc: { id: string }; docs: { id: string }[] }
}
const page = async (slug: string, fields: object = {}) => {
  const { doc } = await send('POST', '/pages?select[title]=true', {
    ...{ title: slug, slug, _status: 'published' },
    ...fields,
  })
  return doc.id
}
const listen = () =>
  hooks.register({ events: ['content.published', 'content.unpublished', 'content.deleted'] })

/** The events so far, in order. */
const told = async () => {
  const rows = await hooks.query<{ body: string }>(
    'select body from webhook_deliveries order by position',
  )
  return rows.map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: Record<string, unknown> }
    return { type, ...data }
  })
}
const byId = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  String(one['id']).localeCompare(String(other['id']))
const forget = () => hooks.query('delete from webhook_deliveries')
const facts = (id: string, slug: string) => ({
  collection: 'pages',
  id,
  slug,
  url: expect.stringMatching(new RegExp(`^https?://[^/]+/pages/${slug}$`)),
  locale: 'en',
})
const unmoved = { previousSlug: null, previousUrl: null }

describe('a mirror of the content is told', () => {
  test('what is published and where, and nothing of drafts, versions and autosaves', async () => {
    await listen()
    const id = await page('a-page')
    await page('a-draft', { _status: 'draft' })
    await send('PATCH', `/pages/${id}?draft=true`, { title: 'Not yet' })
    await send('PATCH', `/pages/${id}?draft=true&autosave=true`, { title: 'Nor yet' })
    expect(await told()).toEqual([
      { type: 'content.published', ...facts(id, 'a-page'), ...unmoved },
    ])
    await forget()
    await send('PATCH', `/pages/${id}`, { title: 'Now', _status: 'published' })
    expect(await told()).toMatchObject([{ type: 'content.published', id }])
  })

  test('what is published in one language alone, and which', async () => {
    const id = await page('two-languages')
    await send('PATCH', `/pages/${id}?draft=true`, { title: 'Not yet' })
    await listen()
    const french = `/pages/${id}?locale=fr&publishSpecificLocale=fr`
    await send('PATCH', french, { title: 'Deux langues', _status: 'published' })
    const published = { ...facts(id, 'two-languages'), ...unmoved, locale: 'fr' }
    expect(await told()).toEqual([{ type: 'content.published', ...published }])
  })

  test('where a page was, when its slug changes', async () => {
    const id = await page('old-slug')
    await listen()
    await send('PATCH', `/pages/${id}`, { slug: 'new-slug', _status: 'published' })
    expect(await told()).toEqual([
      {
        type: 'content.published',
        ...facts(id, 'new-slug'),
        previousSlug: 'old-slug',
        previousUrl: expect.stringMatching(/\/pages\/old-slug$/),
      },
    ])
  })

  test('what is unpublished, one by one, many at once, and when it was planned', async () => {
    const ids = [await page('one'), await page('two'), await page('three'), await page('four')]
    const [first = '', second = '', third = '', planned = ''] = ids
    await listen()
    await send('PATCH', `/pages/${first}`, { _status: 'draft' })
    const both = `where[id][in]=${second},${third}`
    await send('PATCH', `/pages?${both}`, { _status: 'draft' })
    await plan(planned)
    expect((await told()).sort(byId)).toEqual([
      { type: 'content.unpublished', ...facts(first, 'one') },
      { type: 'content.unpublished', ...facts(second, 'two') },
      { type: 'content.unpublished', ...facts(third, 'three') },
      { type: 'content.unpublished', ...facts(planned, 'four'), locale: expect.anything() },
    ])
    await forget()
    await send('PATCH', `/pages/${first}`, { title: 'Still a draft' })
    expect(await told()).toEqual([])
  })

  test('what is deleted, if it was published, one by one and many at once', async () => {
    const ids = [await page('d-one'), await page('d-two'), await page('d-three')]
    const [first = '', second = '', third = ''] = ids
    const draft = await page('d-draft', { _status: 'draft' })
    await listen()
    await send('DELETE', `/pages/${first}?select[title]=true`)
    await send('DELETE', `/pages?where[id][in]=${second},${third},${draft}`)
    expect((await told()).sort(byId)).toEqual([
      { type: 'content.deleted', ...facts(first, 'd-one') },
      { type: 'content.deleted', ...facts(second, 'd-two') },
      { type: 'content.deleted', ...facts(third, 'd-three') },
    ])
  })

  test('of questions, which have no slug, their address on the page', async () => {
    await listen()
    const { doc } = await send('POST', '/faqs', {
      ...{ question: 'Why?', answer: 'Because.', _status: 'published' },
    })
    expect(await told()).toMatchObject([
      { collection: 'faqs', slug: null, url: expect.stringContaining(`/questions#${doc.id}`) },
    ])
  })

  test('of forms, which no search finds, the address of their page', async () => {
    await listen()
    await send('POST', '/forms', {
      ...{ title: 'Seats', slug: 'seats', fields: [{ label: 'Seat', type: 'text' }] },
    })
    expect(await told()).toMatchObject([
      { collection: 'forms', slug: 'seats', url: expect.stringMatching(/[^/]\/forms\/seats$/) },
    ])
  })
})

/** Unpublishes by a scheduled plan that is due, like the admin does. */
async function plan(id: string): Promise<void> {
  const { payload, platform } = hooks.foyer
  const admin = (await payload.find({ collection: 'users', limit: 1, sort: 'createdAt' })).docs[0]
  await payload.create({
    collection: 'payload-jobs',
    data: {
      taskSlug: 'schedulePublish',
      waitUntil: new Date(Date.now() - 1_000).toISOString(),
      input: {
        type: 'unpublish',
        doc: { relationTo: 'pages', value: id },
        user: { relationTo: 'users', value: admin?.id },
      },
    } as never,
  })
  const job = { id: '1', attempts: 1 }
  await publishDue.run(
    {},
    { payload, log: platform.log, job, signal: new AbortController().signal },
  )
}
