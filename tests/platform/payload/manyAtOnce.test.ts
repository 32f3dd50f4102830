import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const send = async (method: string, path: string, json?: object) => {
  const response = await foyer.callAsAdmin(path, { method, ...(json && { json }) })
  return { status: response.status, body: await response.json() }
}

async function makePages(title: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const { body } = await send('POST', '/api/pages', { title, _status: 'published' })
    ids.push(body.doc.id)
  }
  return ids
}

const statuses = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status))

test('many documents that several scripts change and delete at once are changed by one after the other; none fails', async () => {
  await makePages('Many', 20)
  const found = '/api/pages?where[title][equals]=Many'
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => [
      send('PATCH', `${found}&draft=true`, { summary: `By the filter ${String(at)}` }),
      send('PATCH', `${found}&draft=true&sort=slug&limit=100`, { title: 'Many' }),
      ...(at > 3 ? [send('DELETE', found)] : []),
    ]).flat(),
  )
  expect(statuses(answers)).toEqual(new Set([200]))
})

test('what an editor saves while a script changes the same and other documents by a filter is kept', async () => {
  const ids = await makePages('Kept', 20)
  const changed = '/api/pages?where[title][equals]=Kept'
  const answers = await Promise.all([
    send('PATCH', changed, { summary: 'By the filter', _status: 'published' }),
    ...ids.map((id, at) =>
      send('PATCH', `/api/pages/${id}`, {
        seo: { title: `Own ${String(at)}` },
        _status: 'published',
      }),
    ),
  ])
  expect(statuses(answers)).toEqual(new Set([200]))
  const { body } = await send('GET', `${changed}&limit=100&depth=0&sort=id`)
  const kept = (body.docs as { id: string; summary: string; seo: { title: string } }[]).map(
    ({ id, summary, seo }) => [ids.indexOf(id), summary, seo.title],
  )
  expect(kept).toEqual(ids.map((_, at) => [at, 'By the filter', `Own ${String(at)}`]))
})
