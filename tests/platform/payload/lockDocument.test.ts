import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

async function createPage() {
  const json = { title: 'T', _status: 'published' }
  const made = await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
  return ((await made.json()) as { doc: { id: string } }).doc.id
}

const change = (path: string, json: object, method = 'PATCH') =>
  foyer.callAsAdmin(path, { method, json })

test('of changes of one document at once each is kept', async () => {
  const path = `/api/pages/${await createPage()}`
  const seo = ['title', 'description'].map((name) => ({ seo: { [name]: 'Changed' } }))
  const changes = [{ title: 'Changed' }, { summary: 'Changed' }, ...seo]
  const answers = await Promise.all(changes.map((json) => change(path, json)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await (await foyer.call(path)).json()).toMatchObject({
    ...{ title: 'Changed', summary: 'Changed' },
    seo: { title: 'Changed', description: 'Changed' },
  })
})

test('of changes of one document that agents make at once each is kept', async () => {
  const id = await createPage()
  const call = (params: object) =>
    foyer.callAsAdmin('/api/mcp', {
      method: 'POST',
      json: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
      headers: { accept: 'application/json' },
    })
  const changes = [{ title: 'Changed' }, { summary: 'Changed' }, { seo: { title: 'Changed' } }]
  await Promise.all(
    changes.map((data) =>
      call({ name: 'update_draft', arguments: { collection: 'pages', id, data } }),
    ),
  )
  const stored = await foyer.callAsAdmin(`/api/pages/${id}?draft=true`)
  expect(await stored.json()).toMatchObject(Object.assign({}, ...changes))
})

test('of changes of one global at once each is kept', async () => {
  const path = '/api/globals/branding'
  const changes = [{ name: 'Changed' }, { tagline: 'Changed' }, { legalName: 'Changed' }]
  await Promise.all(changes.map((json) => change(path, json, 'POST')))
  expect(await (await foyer.call(path)).json()).toMatchObject(Object.assign({}, ...changes))
})

test('a document that several delete and change at once is gone, which the later ones are told', async () => {
  const path = `/api/pages/${await createPage()}`
  const deletions = [1, 2, 3, 4].map(() => change(path, {}, 'DELETE'))
  const changes = [1, 2].map(() => change(path, { title: 'Changed' }))
  const answers = await Promise.all([...deletions, ...changes])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.slice(0, 4).filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
  expect((await foyer.call(path)).status).toBe(404)
})
