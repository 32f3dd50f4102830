import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>'

describe('a picture in use', () => {
  const make = async (name: string) => {
    const form = new FormData()
    form.append('file', new Blob([svg], { type: 'image/svg+xml' }), name)
    form.append('_payload', JSON.stringify({ alt: 'A picture' }))
    const headers = { 'x-api-key': adminKey }
    const answer = await foyer.call('/api/media', { method: 'POST', body: form, headers })
    return String((await answer.json()).doc.id)
  }
  const write = async (path: string, json: object) => {
    const answer = await foyer.callAsAdmin(`/api/${path}`, { method: 'POST', json })
    expect([path, await answer.text()]).toEqual([path, expect.stringContaining('uccessfully')])
  }
  const remove = (path: string) => foyer.callAsAdmin(`/api/media${path}`, { method: 'DELETE' })
  const reasonOf = async (id: string) => {
    const answer = await remove(`/${id}`)
    const body = (await answer.json()) as { errors: { message: string }[] }
    return [answer.status, body.errors[0]?.message]
  }

  test('is not deleted, and who uses it is named, wherever they show it', async () => {
    const id = await make('used.svg')
    const shown = { type: 'upload', version: 3, relationTo: 'media', value: id, fields: {} }
    const root = { type: 'root', version: 1, format: '', indent: 0, direction: null }
    const body = { root: { ...root, children: [{ ...shown, format: '', id: 'a'.repeat(24) }] } }
    const seo = { image: id }
    await write('pages', { title: 'Openings', seo, _status: 'published' })
    expect(await reasonOf(id)).toEqual([
      409,
      'This picture is used by the page “Openings”. Replace it there first, or replace its file.',
    ])
    const blocks = [{ blockType: 'hero', heading: 'Come in', picture: id }]
    await write('pages', { title: 'Doors', blocks, _status: 'draft' })
    const syllabus = [{ title: 'One', lessons: [{ title: 'A', kind: 'text', body }] }]
    await write('courses', { title: 'Weaving', summary: 'Of cloth', syllabus, _status: 'draft' })
    await write('globals/branding', { logo: { light: id } })
    const [status, message] = await reasonOf(id)
    expect(status).toBe(409)
    for (const use of ['the page “Openings”', 'the page “Doors”', 'the course “Weaving”']) {
      expect(message).toContain(use)
    }
    expect(message).toContain(' and 1 more. ')
    expect((await foyer.call('/api/media/file/used.svg')).status).toBe(200)
  })

  test('stays when several are deleted at once, and the others go', async () => {
    const [used, other] = [await make('kept.svg'), await make('other.svg')]
    await write('pages', { title: 'Stays', seo: { image: used }, _status: 'published' })
    const answer = await remove(`?where[id][in]=${used},${other}`)
    const { docs, errors } = (await answer.json()) as Record<'docs' | 'errors', { id: string }[]>
    expect([docs.map(({ id }) => id), errors.map(({ id }) => id)]).toEqual([[other], [used]])
    const left = await foyer.callAsAdmin(`/api/media?where[id][equals]=${used}`)
    expect(((await left.json()) as { totalDocs: number }).totalDocs).toBe(1)
  })
})
