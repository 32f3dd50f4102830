import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

const bodyMarkdown = '## Terms\n\nSee [the page](/pages/method) and\n\n- one\n- two'

let foyer: Foyer
let id: string

beforeAll(async () => {
  foyer = await boot()
  const json = {
    title: 'Terms',
    slug: 'terms',
    kind: 'terms',
    version: '1.0',
    effectiveDate: '2026-12-01',
    bodyMarkdown,
    _status: 'published',
  }
  const made = await foyer.callAsAdmin('/api/policies', { method: 'POST', json })
  id = (await made.json()).doc.id
})
afterAll(() => foyer.stop())

const read = async (path: string) => (await foyer.call(path)).json()

describe('the body of a document', () => {
  test('is read back as Markdown where it is selected, alone and in lists', async () => {
    const one = await read(`/api/policies/${id}?select[bodyMarkdown]=true`)
    expect(one).toEqual({ id, bodyMarkdown })
    const { docs } = await read('/api/policies?select[bodyMarkdown]=true&select[title]=true')
    expect(docs).toEqual([{ id, title: 'Terms', bodyMarkdown }])
    const both = await read(`/api/policies/${id}?select[bodyMarkdown]=true&select[body]=true`)
    expect(Object.keys(both).sort()).toEqual(['body', 'bodyMarkdown', 'id'])
    expect(await read(`/api/policies/${id}`)).not.toHaveProperty('bodyMarkdown')
  })

  test('is HTML that other sites can show: whole addresses, and no empty attributes', async () => {
    const { html } = await read(`/api/policies/${id}`)
    expect(html).toContain('href="http://localhost:3000/pages/method"')
    expect(html).toContain('<li')
    expect(html).not.toMatch(/class="\s*"|(?:href|src)="\//)
  })
})

test('a slug that is taken is told of without the name of a table', async () => {
  const json = { title: 'Risk', slug: 'risk', summary: 'About risk', level: 'foundation' }
  await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
  const refused = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
  const said = await refused.text()
  expect([refused.status, said]).toEqual([400, expect.stringContaining('"path":"slug"')])
  expect(said).not.toContain('tableName')
})
