import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../../support/boot.js'
import { callAs, type CallAs, hire, password, type Staff } from '../actors.js'

let foyer: Foyer
let staff: Staff
let call: CallAs

beforeAll(async () => {
  foyer = await boot()
  staff = await hire(foyer)
  call = callAs(foyer, staff)
})
afterAll(() => foyer.stop())

type Entry = Record<'action' | 'actorKind' | 'targetId' | 'target', string> & {
  id: string
  actor?: string
  actorEmail?: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  requestId?: string
  client?: string | null
  count: number
}

const entries = async (filter: Record<string, string>): Promise<Entry[]> => {
  const where = Object.entries(filter)
    .map(([field, value]) => `where[${field}][equals]=${encodeURIComponent(value)}`)
    .join('&')
  const response = await call('admin', { path: `/api/audit-log?sort=createdAt&limit=100&${where}` })
  expect(response.status).toBe(200)
  return (await response.json()).docs
}
const createPage = async (slug: string, fields: object = {}) => {
  const json = { title: 'A page', slug, ...fields }
  const response = await call('editor', { path: '/api/pages', method: 'POST', json })
  return (await response.json()).doc as { id: string }
}
const change = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  foyer.call(path, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      authorization: `users API-Key ${staff.editor.key}`,
      ...headers,
    },
    body: JSON.stringify(json),
  })

describe('a write', () => {
  test('says who made it, in which request, and what changed', async () => {
    const { id } = await createPage('first', { summary: 'Old' })
    const headers = { 'x-request-id': 'the-request-of-a-test' }
    await change(`/api/pages/${id}`, { summary: 'New' }, headers)
    const [made, changed, ...more] = await entries({ targetId: id })
    expect(more).toEqual([])
    expect(made).toMatchObject({
      action: 'create',
      target: 'pages',
      actorKind: 'key',
      actor: staff.editor.id,
      actorEmail: staff.editor.email,
      before: null,
      after: { title: 'A page', slug: 'first', summary: 'Old', _status: 'draft' },
      client: expect.stringMatching(/^[\w-]{22}$/),
    })
    expect(changed).toMatchObject({
      action: 'update',
      before: { summary: 'Old' },
      after: { summary: 'New' },
      requestId: 'the-request-of-a-test',
    })
    expect(Object.keys(changed?.after ?? {})).toEqual(['summary'])
    expect(made?.client).not.toContain('127.0.0.1')
  })

  test('that publishes, restores and deletes says so', async () => {
    const { id } = await createPage('second')
    const path = `/api/pages/${id}`
    await change(path, { title: 'Shown', _status: 'published' })
    const { docs } = await foyer.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    await call('editor', { path: `/api/pages/versions/${docs[0]?.id ?? ''}`, method: 'POST' })
    await call('editor', { path, method: 'DELETE' })
    const found = await entries({ targetId: id })
    expect(found.map(({ action }) => action)).toEqual(['create', 'publish', 'restore', 'delete'])
    expect(found.at(-1)).toMatchObject({ before: { slug: 'second' }, after: null })
  })

  test('cannot hide what it changes by asking for few fields', async () => {
    const { id } = await createPage('third')
    await change(`/api/pages/${id}?select[updatedAt]=true&depth=0`, { title: 'Hidden' })
    expect((await entries({ targetId: id }))[1]).toMatchObject({ after: { title: 'Hidden' } })
  })

  test('that is refused or fails leaves nothing', async () => {
    await createPage('taken')
    const before = await entries({ target: 'pages' })
    await call('viewer', { path: '/api/pages', method: 'POST', json: { title: 'x', slug: 'x' } })
    await call('editor', {
      path: '/api/pages',
      method: 'POST',
      json: { title: 'x', slug: 'taken' },
    })
    expect(await entries({ target: 'pages' })).toHaveLength(before.length)
  })

  test('of many documents is one entry each', async () => {
    const ids = [(await createPage('many-1')).id, (await createPage('many-2')).id]
    await change(`/api/pages?where[id][in]=${ids.join(',')}`, { summary: 'All' })
    for (const id of ids) {
      expect((await entries({ targetId: id })).map(({ action }) => action)).toEqual([
        'create',
        'update',
      ])
    }
  })

  test('of settings names the fields that changed', async () => {
    const json = { tagline: 'Another line' }
    await call('editor', { path: '/api/globals/branding', method: 'POST', json })
    const [entry] = await entries({ target: 'branding' })
    expect(entry).toMatchObject({ action: 'update', after: { tagline: 'Another line' } })
    expect(Object.keys(entry?.after ?? {})).toEqual(['tagline'])
  })

  test('of long texts is short', async () => {
    const { id } = await createPage('long', { bodyMarkdown: 'word '.repeat(20_000) })
    const [entry] = await entries({ targetId: id })
    expect(JSON.stringify(entry).length).toBeLessThan(2_000)
    expect(entry?.after).toMatchObject({
      body: expect.stringMatching(/^\[text of \d+ characters\]$/),
    })
  })

  test('of the service at its start leaves nothing', async () => {
    const { pool } = postgresOf(foyer.payload)
    const { rows } = await pool.query(`select * from audit_log where target_id in
      (select id::text from users where email in ('admin@foyer.example', 'admin-api-key@foyer.invalid'))
      and action = 'create'`)
    expect(rows).toEqual([])
  })
})

describe('secrets', () => {
  test('stay out: passwords and keys are said to have changed, no more', async () => {
    const apiKey = 'a-key-that-must-stay-out-of-the-log-0123456789'
    const json = {
      email: 'secretive@staff.example',
      password: 'a password that stays out',
      role: 'viewer',
      enableAPIKey: true,
      apiKey,
    }
    const made = await call('admin', { path: '/api/users', method: 'POST', json })
    const { id } = (await made.json()).doc
    const path = `/api/users/${String(id)}`
    const { token } = await foyer.payload.login({
      collection: 'users',
      data: { email: staff.admin.email, password },
    })
    await foyer.call(path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `JWT ${String(token)}` },
      body: JSON.stringify({ password: 'another that stays out' }),
    })
    await call('admin', { path, method: 'PATCH', json: { name: 'Nobody' } })
    const [created, repassworded, renamed] = await entries({ targetId: id })
    expect(created?.after).toMatchObject({ role: 'viewer', apiKey: '[secret]' })
    expect(repassworded?.after).toEqual({ password: '[secret]' })
    expect(renamed).toMatchObject({ before: { name: null }, after: { name: 'Nobody' } })
    expect(Object.keys(renamed?.after ?? {})).toEqual(['name'])
    const all = JSON.stringify(await entries({ target: 'users' }))
    for (const secret of [apiKey, 'stays out', '"hash"', '"salt"']) {
      expect([secret, all.includes(secret)]).toEqual([secret, false])
    }
  })

  test('of webhooks stay out, too', async () => {
    const json = { url: 'https://8.8.8.8/', events: ['lead.created'] }
    const made = await call('admin', { path: '/api/webhooks', method: 'POST', json })
    const { id, secret } = (await made.json()).doc
    const path = `/api/webhooks/${String(id)}/rotate-secret`
    const rotated = await call('admin', { path, method: 'POST' })
    const found = await entries({ targetId: id })
    expect(found.map(({ action, after }) => [action, after?.['secret']])).toEqual([
      ['create', undefined],
      ['update', '[secret]'],
    ])
    const all = JSON.stringify(found)
    expect(all).not.toContain(secret)
    expect(all).not.toContain((await rotated.json()).secret)
  })
})

describe('people', () => {
  const person = {
    email: 'a.person@mail.example',
    emailKey: 'a.person@mail.example',
    name: 'Ada Person',
    company: 'Person & Co',
    message: 'Call me under 0123',
  }
  const makeLead = () =>
    foyer.payload.create({
      collection: 'leads',
      data: { ...person, reference: 'LD-AUDIT', kind: 'contact', status: 'new', locale: 'en' },
    })

  test('are not named: erasing one leaves nothing of them in the log', async () => {
    const { id } = await makeLead()
    const path = `/api/leads/${id}`
    const json = { status: 'contacted', company: 'Elsewhere Ltd', notes: 'Ada is nice' }
    expect((await call('sales', { path, method: 'PATCH', json })).status).toBe(200)
    expect((await call('sales', { path: `${path}/erase`, method: 'POST' })).status).toBe(204)
    const found = await entries({ targetId: id })
    expect(found.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
    expect(found[1]).toMatchObject({
      before: { status: 'new', company: '[personal]' },
      after: { status: 'contacted', company: '[personal]', notes: '[personal]' },
    })
    const { pool } = postgresOf(foyer.payload)
    const { rows } = await pool.query('select * from audit_log')
    const log = JSON.stringify(rows)
    for (const trace of [...Object.values(person), 'Elsewhere', 'Ada', 'LD-AUDIT']) {
      expect([trace, log.includes(trace)]).toEqual([trace, false])
    }
  })

  test('who visit are kept without their address', async () => {
    const json = { name: 'x' }
    await foyer.call('/api/contact', { method: 'POST', body: JSON.stringify(json) })
    const learner = await foyer.payload.create({
      collection: 'learners',
      data: { email: 'l@mail.example', name: 'Learner' },
    })
    const [entry] = await entries({ targetId: learner.id })
    expect(entry).toMatchObject({ actorKind: 'system', client: null })
    expect(JSON.stringify(entry)).not.toMatch(/mail\.example|Learner/)
  })
})
