import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import {
  type Actor,
  type CallAs,
  callAs,
  hire,
  type Request,
  type Staff,
  statusesOf,
} from './actors.js'

let foyer: Foyer
let staff: Staff
let call: CallAs

beforeAll(async () => {
  foyer = await boot()
  staff = await hire(foyer)
  call = callAs(foyer, staff)
})
afterAll(() => foyer.stop())

type Operation = (actor: Actor) => Promise<Request> | Request

/** Each with the status for admin, editor, sales, finance, viewer and anonymous. */
type Matrix = [operation: string, statuses: string, request: Operation][]

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>'

function picture(): FormData {
  const form = new FormData()
  form.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'picture.svg')
  form.append('_payload', JSON.stringify({ alt: 'A picture' }))
  return form
}

async function makePicture(): Promise<string> {
  const data = Buffer.from(svg)
  const file = { data, name: 'made.svg', mimetype: 'image/svg+xml', size: data.byteLength }
  const { id } = await foyer.payload.create({ collection: 'media', data: { alt: 'Made' }, file })
  return id
}

let number = 0

async function makeUser(): Promise<string> {
  const email = `user-${String((number += 1))}@staff.example`
  const data = { email, password: 'a long password', role: 'viewer' as const }
  return (await foyer.payload.create({ collection: 'users', data })).id
}

/** The actor's own id; visitors try the viewer's. */
const own = (actor: Actor) => staff[actor === 'anonymous' ? 'viewer' : actor].id

async function makeLock(user: string): Promise<string> {
  const lock = await foyer.payload.create({
    collection: 'payload-locked-documents',
    data: { globalSlug: 'branding', user: { relationTo: 'users', value: user } },
  })
  return lock.id
}

const media: Matrix = [
  [
    'create',
    '201 201 403 403 403 403',
    () => ({ path: '/api/media', method: 'POST', form: picture() }),
  ],
  ['list', '200 200 200 200 200 200', () => ({ path: '/api/media' })],
  ['count', '200 200 200 200 200 200', () => ({ path: '/api/media/count' })],
  ['read', '200 200 200 200 200 200', async () => ({ path: `/api/media/${await makePicture()}` })],
  [
    'update',
    '200 200 403 403 403 403',
    async () => ({
      path: `/api/media/${await makePicture()}`,
      method: 'PATCH',
      json: { alt: 'x' },
    }),
  ],
  [
    'update many',
    '200 200 403 403 403 403',
    async () => ({
      path: `/api/media?where[id][equals]=${await makePicture()}`,
      method: 'PATCH',
      json: { alt: 'x' },
    }),
  ],
  [
    'duplicate',
    '200 200 403 403 403 403',
    async () => ({ path: `/api/media/${await makePicture()}/duplicate`, method: 'POST', json: {} }),
  ],
  [
    'delete',
    '200 200 403 403 403 403',
    async () => ({ path: `/api/media/${await makePicture()}`, method: 'DELETE' }),
  ],
  [
    'delete many',
    '200 200 403 403 403 403',
    async () => ({
      path: `/api/media?where[id][equals]=${await makePicture()}`,
      method: 'DELETE',
    }),
  ],
]

const branding: Matrix = [
  ['read', '200 200 200 200 200 200', () => ({ path: '/api/globals/branding' })],
  [
    'update',
    '200 200 403 403 403 403',
    () => ({ path: '/api/globals/branding', method: 'POST', json: { tagline: 'x' } }),
  ],
  [
    'ask about access',
    '200 200 200 200 200 200',
    () => ({ path: '/api/globals/branding/access', method: 'POST', json: {} }),
  ],
]

const seller: Matrix = [
  ['read', '200 200 403 200 403 403', () => ({ path: '/api/globals/seller' })],
  [
    'update',
    '200 200 403 200 403 403',
    () => ({ path: '/api/globals/seller', method: 'POST', json: { note: 'x' } }),
  ],
]

const users: Matrix = [
  [
    'create',
    '201 403 403 403 403 403',
    (actor) => ({
      path: '/api/users',
      method: 'POST',
      json: { email: `by-${actor}@staff.example`, password: 'a long password', role: 'viewer' },
    }),
  ],
  ['list', '200 200 200 200 200 403', () => ({ path: '/api/users' })],
  ['count', '200 200 200 200 200 403', () => ({ path: '/api/users/count' })],
  ['read oneself', '200 200 200 200 200 403', (actor) => ({ path: `/api/users/${own(actor)}` })],
  [
    'read another',
    '200 404 200 404 404 403',
    async () => ({ path: `/api/users/${await makeUser()}` }),
  ],
  [
    'ask about access to another',
    '200 404 200 404 404 404',
    async () => ({ path: `/api/users/access/${await makeUser()}`, method: 'POST', json: {} }),
  ],
  [
    'update oneself',
    '200 200 200 200 200 403',
    (actor) => ({ path: `/api/users/${own(actor)}`, method: 'PATCH', json: { name: 'x' } }),
  ],
  [
    'update another',
    '200 403 403 403 403 403',
    async () => ({ path: `/api/users/${await makeUser()}`, method: 'PATCH', json: { name: 'x' } }),
  ],
  [
    'delete another',
    '200 403 403 403 403 403',
    async () => ({ path: `/api/users/${await makeUser()}`, method: 'DELETE' }),
  ],
  [
    'delete many',
    '200 403 403 403 403 403',
    async () => ({ path: `/api/users?where[id][equals]=${await makeUser()}`, method: 'DELETE' }),
  ],
  [
    'unlock another',
    '200 403 403 403 403 403',
    () => ({ path: '/api/users/unlock', method: 'POST', json: { email: staff.viewer.email } }),
  ],
  [
    'register as the first',
    '403 403 403 403 403 403',
    () => ({
      path: '/api/users/first-register',
      method: 'POST',
      json: { email: 'first@staff.example', password: 'a long password', role: 'admin' },
    }),
  ],
  ['ask who one is', '200 200 200 200 200 200', () => ({ path: '/api/users/me' })],
]

const system: Matrix = [
  ['list locks', '200 200 200 200 200 403', () => ({ path: '/api/payload-locked-documents' })],
  [
    'make a lock',
    '403 403 403 403 403 403',
    (actor) => ({
      path: '/api/payload-locked-documents',
      method: 'POST',
      json: { globalSlug: 'branding', user: { relationTo: 'users', value: own(actor) } },
    }),
  ],
  [
    'take over a lock',
    '200 200 403 403 403 403',
    async (actor) => ({
      path: `/api/payload-locked-documents/${await makeLock(await makeUser())}`,
      method: 'PATCH',
      json: { user: { relationTo: 'users', value: own(actor) } },
    }),
  ],
  [
    'let go of one’s own lock',
    '200 200 200 200 200 403',
    async (actor) => ({
      path: `/api/payload-locked-documents/${await makeLock(own(actor))}`,
      method: 'DELETE',
    }),
  ],
  [
    'remove another’s lock',
    '200 200 403 403 403 403',
    async () => ({
      path: `/api/payload-locked-documents/${await makeLock(await makeUser())}`,
      method: 'DELETE',
    }),
  ],
  [
    'list one’s preferences',
    '200 200 200 200 200 403',
    () => ({ path: '/api/payload-preferences' }),
  ],
  [
    'keep a preference',
    '200 200 200 200 200 401',
    () => ({ path: '/api/payload-preferences/columns', method: 'POST', json: { value: { a: 1 } } }),
  ],
  [
    'read a preference',
    '200 200 200 200 200 200',
    () => ({ path: '/api/payload-preferences/columns' }),
  ],
  ['list the key-value store', '403 403 403 403 403 403', () => ({ path: '/api/payload-kv' })],
  [
    'write to the key-value store',
    '403 403 403 403 403 403',
    () => ({ path: '/api/payload-kv', method: 'POST', json: { key: 'a', data: {} } }),
  ],
  ['list migrations', '404 404 404 404 404 404', () => ({ path: '/api/payload-migrations' })],
  ['list jobs', '403 403 403 403 403 403', () => ({ path: '/api/payload-jobs' })],
  ['run jobs', '401 401 401 401 401 401', () => ({ path: '/api/payload-jobs/run' })],
  ['read the access of all', '200 200 200 200 200 200', () => ({ path: '/api/access' })],
]

describe.each([
  ['media', media],
  ['branding', branding],
  ['the seller', seller],
  ['users', users],
  ['what belongs to Payload', system],
])('%s', (_, matrix) => {
  test.each(matrix)('%s: %s', async (...[, statuses, request]) => {
    expect(await statusesOf(call, request)).toBe(statuses)
  })
})

describe('a preference', () => {
  test('is visible only to its owner', async () => {
    const path = '/api/payload-preferences/secret'
    await call('editor', { path, method: 'POST', json: { value: 'mine' } })
    const seen = async (actor: Actor) => (await call(actor, { path })).text()
    expect(await seen('editor')).toContain('mine')
    for (const actor of ['admin', 'viewer', 'anonymous'] as const) {
      expect(await seen(actor)).not.toContain('mine')
      const list = await call(actor, { path: '/api/payload-preferences' })
      expect(await list.text()).not.toContain('mine')
    }
  })
})

describe('staff', () => {
  test.each(['editor', 'sales', 'finance', 'viewer'] as const)(
    'of role %s do not remove themselves',
    async (role) => {
      const path = `/api/users/${staff[role].id}`
      expect((await call(role, { path, method: 'DELETE' })).status).toBe(403)
      expect((await call('admin', { path })).status).toBe(200)
    },
  )
})
