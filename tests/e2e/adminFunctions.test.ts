import { randomUUID } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { adminKey } from '../support/adminKey.js'

const url = process.env.FOYER_DEMO_URL ?? ''
const json = { 'content-type': 'application/json', origin: url }
const password = 'correct horse battery'

/** Calls a function of the admin as its pages do. */
async function call(name: string, args: object = {}, cookie = '') {
  const page = await (await fetch(`${url}/admin/login`)).text()
  const action = /\\"id\\":\\"(40[\da-f]{40})\\"/.exec(page)?.[1] ?? ''
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: {
      'next-action': action,
      'content-type': 'text/plain;charset=UTF-8',
      origin: url,
      cookie,
    },
    body: JSON.stringify([{ name, args }]),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Writes a document as an admin; returns its id. */
async function create(collection: string, document: object): Promise<string> {
  const answer = await fetch(`${url}/api/${collection}`, {
    method: 'POST',
    headers: { ...json, 'x-api-key': adminKey },
    body: JSON.stringify(document),
  })
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

/** The cookie of a new member of staff who only reads, and their id. */
async function signInViewer() {
  const email = `reader-${randomUUID()}@acme.example`
  const id = await create('users', { email, password, role: 'viewer' })
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${url}/api/users/login`, { method: 'POST', headers: json, body })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0])
  return { cookie: cookies.join('; '), email, id }
}

test('a stranger who calls what every object has, instead of a function of the admin, gets nothing of it', async () => {
  // The way in: a function that exists answers that they are not signed in.
  expect((await call('form-state')).text).toContain('Unauthorized')
  for (const name of ['constructor', 'toString', '__proto__']) {
    const { status, text } = await call(name)
    expect([name, status, text.length < 200]).toEqual([name, 500, true])
  }
})

test('whoever only reads takes no form from others, by asking for the global that a collection is not', async () => {
  const { cookie } = await signInViewer()
  const collectionSlug = 'synonyms'
  const none = { globalSlug: collectionSlug, schemaPath: collectionSlug, data: {} }
  expect((await call('form-state', none, cookie)).status).toBe(500)
  const form = { collectionSlug, schemaPath: collectionSlug, data: {}, operation: 'create' }
  expect((await call('form-state', form, cookie)).text).toContain('"state":')
})

test('forms and lists drawn for who only reads do not name documents that they may not read', async () => {
  const { cookie } = await signInViewer()
  const { email, id } = await signInViewer()
  const entry = { id, target: 'users', targetId: id }
  const form = {
    ...{ collectionSlug: 'audit-log', schemaPath: 'audit-log', data: entry },
    ...{ docPermissions: { fields: true }, operation: 'update', renderAllFields: true },
  }
  const columns = [{ accessor: 'targetId', active: true }]
  const data = { docs: [{ relationTo: 'audit-log', value: entry }] }
  const list = { collectionSlug: ['audit-log'], columns, data }
  for (const [name, args] of [
    ['form-state', form],
    ['table-state', list],
  ] as const) {
    const { text } = await call(name, args, cookie)
    expect([name, text.includes(email)]).toEqual([name, false])
  }
})
