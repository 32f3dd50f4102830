import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq, type TypedUser } from 'payload'

import { type Change, readChanges } from '../../src/admin/records/readChanges.js'
import { type Foyer, boot } from '../support/boot.js'
import { type CallAs, callAs, hire } from '../modules/administration/actors.js'

let foyer: Foyer
let call: CallAs
let id: string

beforeAll(async () => {
  foyer = await boot()
  const staff = await hire(foyer)
  call = callAs(foyer, staff)
  const data = { name: 'Ada' }
  await foyer.payload.update({ collection: 'users', id: staff.editor.id, data })
  const course = {
    title: 'Risk in a day',
    summary: 'What to know of risk.',
    price: { amount: 120_000, currency: 'EUR' },
    syllabus: [{ title: 'Morning', lessons: [{ title: 'Basics', minutes: 20 }] }],
    _status: 'draft',
  }
  const made = await call('editor', { path: '/api/courses', method: 'POST', json: course })
  ;({ id } = ((await made.json()) as { doc: { id: string } }).doc)
})
afterAll(() => foyer.stop())

async function save(json: object, query = ''): Promise<void> {
  const path = `/api/courses/${id}${query}`
  expect((await call('editor', { path, method: 'PATCH', json })).status).toBe(200)
}

type Syllabus = { id: string; title: string; lessons: object[] }[]

async function syllabus(): Promise<Syllabus> {
  const answer = await call('editor', { path: `/api/courses/${id}?draft=true` })
  return ((await answer.json()) as { syllabus: Syllabus }).syllabus
}

async function changes(email = 'editor@staff.example'): Promise<Change[]> {
  const { docs } = await foyer.payload.find({
    ...{ collection: 'users', where: { email: { equals: email } } },
  })
  const user = { ...docs[0], collection: 'users' } as TypedUser
  const req = await createLocalReq({ user }, foyer.payload)
  return readChanges({ req, collection: 'courses', id })
}

const latest = async () => (await changes())[0]

describe('what a save changed', () => {
  test('is said in words: who, the money, and the lesson that came', async () => {
    const [morning] = await syllabus()
    const lessons = [...(morning?.lessons ?? []), { title: 'Workshop', minutes: 90 }]
    await save({
      price: { amount: 140_000, currency: 'EUR' },
      syllabus: [{ ...morning, lessons }],
    })
    expect(await latest()).toMatchObject({
      type: 'Ada',
      message:
        'changed the price from €1,200.00 to €1,400.00 and added the lesson “Workshop” in the module “Morning”',
    })
  })

  test('names choices by their words, long texts by their field, and languages', async () => {
    await save({ level: 'expert', certificate: true, topics: ['risk', 'audit'] })
    const { message } = (await latest()) ?? {}
    expect(message).toContain('set the level to Expert')
    expect(message).toContain('added “risk”, “audit” to the topics')
    await save({ title: 'Le risque en un jour' }, '?locale=fr')
    expect((await latest())?.message).toBe('set the title in French to “Le risque en un jour”')
    await save({
      summary: 'What to know of risk, and whom to ask when nobody in the room knows it.',
    })
    expect((await latest())?.message).toBe('rewrote the summary')
  })

  test('says what was published, withdrawn, moved and removed', async () => {
    await save({ _status: 'published' })
    expect((await latest())?.message).toBe('published it')
    const [morning] = await syllabus()
    await save({ syllabus: [{ title: 'Evening', lessons: [] }, morning] })
    expect((await latest())?.message).toBe('added the module “Evening”')
    const [evening, moved] = await syllabus()
    await save({ syllabus: [moved, evening] })
    expect((await latest())?.message).toBe('put the modules in another order')
    await save({ syllabus: [moved], price: { amount: null, currency: null } })
    const { message } = (await latest()) ?? {}
    expect(message).toContain('removed the price')
    expect(message).toContain('removed the module “Evening”')
    await save({ _status: 'draft' })
    expect((await latest())?.message).toBe('unpublished it')
  })

  test('compares what is unpublished or restored with what was there', async () => {
    const base = await latest()
    await save({ durationHours: 8, _status: 'published' })
    await save({ durationHours: 9, _status: 'draft' }, '?draft=true')
    await save({ _status: 'draft' }, '?unpublishAllLocales=true')
    await save({ durationHours: 10, _status: 'draft' }, '?draft=true')
    const path = `/api/courses/versions/${String(base?.id)}?draft=true`
    expect((await call('editor', { path, method: 'POST' })).status).toBe(200)
    const said = (await changes()).map(({ message }) => message)
    expect(said.slice(0, 5)).toEqual([
      'restored an earlier version: removed the duration in hours',
      'changed the duration in hours from 9 to 10',
      'unpublished it',
      'changed the duration in hours from 8 to 9',
      'set the duration in hours to 8 and published it',
    ])
  })

  test('begins with who created it, and names nobody to a viewer', async () => {
    expect((await changes()).at(-1)).toMatchObject({ type: 'Ada', message: 'created it' })
    const seen = await changes('viewer@staff.example')
    expect(new Set(seen.map(({ type }) => type))).toEqual(new Set(['Somebody']))
  })

  test('is for staff alone', async () => {
    const req = await createLocalReq({}, foyer.payload)
    await expect(readChanges({ req, collection: 'courses', id })).rejects.toThrow()
  })
})
