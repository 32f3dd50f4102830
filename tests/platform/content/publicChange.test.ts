import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'

import { changesChannel } from '../../../src/platform/cache/announceChange.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
let listener: pg.Client
const heard: string[] = []

beforeAll(async () => {
  foyer = await boot()
  listener = new pg.Client(foyer.databaseUrl)
  listener.on('notification', ({ payload = '' }) => heard.push(payload))
  await listener.connect()
  await listener.query(`listen ${changesChannel}`)
})
afterAll(async () => {
  await listener.end()
  await foyer.stop()
})

/** Saves a page, and counts what other processes are told of it. */
async function save(path: string, json: object, method = 'PATCH') {
  heard.length = 0
  const response = await foyer.callAsAdmin(path, { method, json })
  expect(response.ok).toBe(true)
  // What was sent before the answer arrives with that of the next query.
  await listener.query('select 1')
  const { doc } = (await response.json()) as { doc: { id: string } }
  return { id: doc.id, notices: heard.filter((one) => one.includes(`pages#${doc.id}`)).length }
}

test('only what visitors can see of a save makes processes read it again', async () => {
  const { id, ...made } = await save('/api/pages', { title: 'One', _status: 'draft' }, 'POST')
  const page = `/api/pages/${id}`
  const told = [
    made,
    await save(page, { title: 'Two' }),
    await save(page, { _status: 'published' }),
    await save(`${page}?draft=true`, { title: 'Three', _status: 'draft' }),
    await save(page, { title: 'Four', _status: 'published' }),
    await save(`${page}?locale=fr&publishSpecificLocale=fr`, { title: 'Q', _status: 'published' }),
    await save(page, { _status: 'draft' }),
  ].map(({ notices }) => notices)
  expect(told).toEqual([0, 0, 1, 0, 1, 1, 1])
})
