import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

type Answer = {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: Record<string, unknown> }[]
}

async function ask(query: string, { variables, key }: { variables?: object; key?: string } = {}) {
  const response = await foyer.call('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'x-api-key': key }) },
    body: JSON.stringify({ query, ...(variables && { variables }) }),
  })
  return { status: response.status, ...((await response.json()) as Answer) }
}

test('lets a mutation leave out what has a default, and change settings one by one', async () => {
  const risk = await ask(
    'mutation { createRiskItem(data: { title: "R", category: "privacy", severity: low }) { status } }',
    { key: adminKey },
  )
  expect(risk.errors).toBeUndefined()
  const branding = await ask('mutation { updateBranding(data: { tagline: "T" }) { tagline } }', {
    key: adminKey,
  })
  expect(branding.errors).toBeUndefined()
  expect(branding.data?.['updateBranding']).toEqual({ tagline: 'T' })
  const partner = await ask('mutation { createPartner(data: {}) { id } }', { key: adminKey })
  expect(partner.errors?.[0]?.extensions).toMatchObject({
    statusCode: 400,
    errors: expect.arrayContaining([expect.objectContaining({ path: 'name' })]),
  })
})

test('takes documents as long as REST does', async () => {
  const data = { title: 'Long', bodyMarkdown: 'A long text. '.repeat(8_000) }
  const query =
    'mutation ($data: mutationPageInput!) { createPage(data: $data, draft: true) { title } }'
  const made = await ask(query, { variables: { data }, key: adminKey })
  expect(made.errors).toBeUndefined()
  expect((await ask(query, { variables: { data } })).status).toBe(413)
})

test('gives back as Markdown what was sent so, under every name that is asked for', async () => {
  const bodyMarkdown = '## One\n\nA *short* text.'
  const query =
    'mutation ($data: mutationPageInput!) { createPage(data: $data) { bodyMarkdown again: bodyMarkdown } }'
  const data = { title: 'Marked down', bodyMarkdown, _status: 'published' }
  const made = await ask(query, { variables: { data }, key: adminKey })
  expect(made).toMatchObject({ data: { createPage: { bodyMarkdown, again: bodyMarkdown } } })
  const read = await ask(
    '{ Pages(where: { title: { equals: "Marked down" } }) { docs { bodyMarkdown } } }',
  )
  expect(read).toMatchObject({ data: { Pages: { docs: [{ bodyMarkdown }] } } })
})

test('answers and writes each field in its own language, whatever another one is asked in', async () => {
  const json = { title: 'In English', summary: 'S', _status: 'published' }
  const made = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  const date = { course: id, startsAt: '2030-01-02T09:00:00Z', endsAt: '2030-01-02T17:00:00Z' }
  const rest = { mode: 'online', capacity: 5, joinUrl: 'https://meet.example/x' }
  await foyer.callAsAdmin('/api/course-sessions', { method: 'POST', json: { ...date, ...rest } })

  const written = await ask(
    `mutation {
      fr: updateCourse(id: "${id}", locale: fr, data: { title: "En français" }) { title }
      en: updateCourse(id: "${id}", data: { summary: "Written in English" }) { title summary }
    }`,
    { key: adminKey },
  )
  expect(written.data).toEqual({
    fr: { title: 'En français' },
    en: { title: 'In English', summary: 'Written in English' },
  })
  const read = await ask(`{
    fr: CourseSessions(locale: fr) { docs { course { title } } }
    en: CourseSessions { docs { course { title } } }
    one: Course(id: "${id}") { title }
  }`)
  expect(read.data).toEqual({
    fr: { docs: [{ course: { title: 'En français' } }] },
    en: { docs: [{ course: { title: 'In English' } }] },
    one: { title: 'In English' },
  })
})
