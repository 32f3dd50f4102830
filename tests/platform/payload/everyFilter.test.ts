import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  createLocalReq,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { validOperators } from 'payload/shared'

import { isBadValue } from '../../../src/platform/payload/answerBadInput.js'
import { measureFilter, newMeasure } from '../../../src/platform/payload/measureFilter.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
let req: PayloadRequest

beforeAll(async () => {
  foyer = await boot()
  req = await createLocalReq({}, foyer.payload)
})
afterAll(() => foyer.stop())

const id = '0198f6a0-0000-7000-8000-000000000000'
const values = [
  'a',
  7,
  '2026-11-25',
  id,
  null,
  'null',
  [],
  ['a', id],
  { value: id, relationTo: 'pages' },
]

type Path = { path: string; kind: string }

/** Every path that a filter can name, with what tells it from others: Payload builds its SQL by that. */
function pathsOf(fields: readonly FlattenedField[], before: string[] = []): Path[] {
  return fields.flatMap((field) => {
    const path = [...before, field.name]
    const { hasMany, localized, relationTo } = field as Partial<Record<string, unknown>>
    const kind = [field.type, hasMany, localized, Array.isArray(relationTo)]
    const own = ['', ...(parts[field.type] ?? [])].map((part) => ({
      path: [...path, ...(part ? [part] : [])].join('.'),
      kind: JSON.stringify([...kind, part]),
    }))
    return 'flattenedFields' in field ? [...own, ...pathsOf(field.flattenedFields, path)] : own
  })
}

const json = ['root.type', 'root.children.0.type']
const related = ['id', 'value', 'relationTo', 'createdAt']
const parts: Partial<Record<FlattenedField['type'], string[]>> = {
  json,
  richText: json,
  relationship: related,
  upload: related,
  join: related,
}

const everyPath = () =>
  Object.values(foyer.payload.collections).flatMap(({ config }) =>
    pathsOf(config.flattenedFields).map((path) => ({ config, ...path })),
  )

/** One field of each kind of each collection, behind a relation that leads there. */
function everyRelatedPath() {
  const behind = Object.values(foyer.payload.collections).flatMap(({ config }) =>
    config.flattenedFields.flatMap((field) => {
      const { name, relationTo } = field as { name: string; relationTo?: unknown }
      if (typeof relationTo !== 'string') return []
      const related = foyer.payload.collections[relationTo as 'pages'].config
      return pathsOf(related.flattenedFields).map(
        ({ path, kind }) => [relationTo + kind, { config, path: `${name}.${path}` }] as const,
      )
    }),
  )
  return [...new Map(behind).values()]
}

const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    (error: unknown) => {
      const { status = 500 } = error as { status?: number }
      return isBadValue(error as Error) ? 400 : status
    },
  )

/** Counts what a filter finds, as a caller would, but without the time that rights and HTTP take. */
async function statusOfFilter({ flattenedFields, slug }: SanitizedCollectionConfig, where: Where) {
  const { payload } = foyer
  const measured = newMeasure()
  measureFilter(where, { payload, fields: flattenedFields, req }, measured)
  if (measured.wrong.length > 0) return 400
  return statusOf(payload.count({ collection: slug, where }))
}

test('no field fails under any operator, whatever it is compared with', async () => {
  const kinds = new Map(everyPath().map((one) => [one.kind, one]))
  const filters = [...kinds.values()].flatMap(({ config, path }) =>
    validOperators.flatMap((operator) =>
      values.map((value) => ({ config, where: { [path]: { [operator]: value } } })),
    ),
  )
  const failed: string[] = []
  for (const { config, where } of filters) {
    const status = await statusOfFilter(config, where)
    if (status >= 500) failed.push(`${config.slug} ${JSON.stringify(where)}`)
  }
  expect(failed).toEqual([])
})

test('no field of any collection fails in a filter, or as what a list is sorted by', async () => {
  const failed: string[] = []
  for (const { config, path } of everyPath()) {
    const found = await statusOfFilter(config, { [path]: { exists: true } })
    const sorted = await foyer.callAsAdmin(`/api/${config.slug}?limit=1&depth=0&sort=${path}`)
    if (Math.max(found, sorted.status) >= 500) failed.push(`${config.slug} ${path}`)
  }
  expect(failed).toEqual([])
})

async function answered(path: string): Promise<[number, unknown]> {
  const response = await foyer.callAsAdmin(path)
  const body = response.headers.get('content-type')?.includes('json') ? await response.json() : {}
  return [response.status, (body as { totalDocs?: number }).totalDocs]
}

const refused = [400, undefined]

test.each([
  ...['leads?where[form][equals]=open-day', 'leads/count?where[form][in]=open-day'],
  ...['leads/export.csv?where[form][equals]=open-day', 'leads?where[assignee][not_equals]=nope'],
  ...['leads?where[assignee.id][like]=nope', 'consents?where[and][0][lead][in][0]=nope'],
  ...['leads?where[timeline][equals]=nope', 'leads?joins[timeline][where][by][equals]=nope'],
  ...['policies/versions?where[parent][equals]=privacy', 'partners?where[logo][not_in]=a,b'],
  ...[
    'redirects?where[doc.value][equals]=nope',
    'redirects?where[doc.relationTo][not_equals]=pages',
  ],
])('%s names no document, and is refused', async (path) => {
  expect(await answered(`/api/${path}`)).toEqual(refused)
})

test.each([
  ...[
    'policies?where[body.root.type][greater_than]=1',
    'policies/count?where[body.root.0][equals]=a',
  ],
  ...['policies?where[effectiveDate][contains]=a', 'leads/export.csv?where[createdAt][not_like]=a'],
  ...['leads/export.csv?where[inputs.seats][greater_than]=5', 'courses?where[title][in][a]=b'],
])('%s is refused, not answered with all or a failure', async (path) => {
  expect(await answered(`/api/${path}`)).toEqual(refused)
})

test('no field of a related document fails in a filter, or as what a list is sorted by', async () => {
  const failed: string[] = []
  for (const { config, path } of everyRelatedPath()) {
    for (const asked of [
      `sort=${path}`,
      `where[${path}][exists]=true`,
      `where[${path}][equals]=a`,
    ]) {
      const [status] = await answered(`/api/${config.slug}?limit=1&depth=0&${asked}`)
      if (status >= 500) failed.push(`${config.slug} ${asked}`)
    }
  }
  expect(failed).toEqual([])
})

test('what is asked of the topics of a related course is refused, not failed', async () => {
  expect(await answered('/api/course-sessions?where[course.topics][contains]=ai')).toEqual(refused)
  expect(await answered('/api/course-sessions?sort=course.topics')).toEqual(refused)
  const [status] = await answered('/api/course-sessions?where[course.title][contains]=ai')
  expect(status).toBe(200)
})

test('what only holds other fields, or is only read, is refused behind two relations, and leaves no failure', async () => {
  for (const end of ['price', 'syllabus.lessons', 'seo', 'image.sizes', 'sessions.seatsLeft']) {
    const path = `/api/courses?where[sessions.course.${end}][exists]=true`
    expect([path, (await foyer.call(path)).status]).toEqual([path, 400])
  }
  // An answer does not wait for what is left behind.
  await foyer.call('/api/courses?where[sessions.course.price.amount][exists]=true')
})

test.each(['PATCH', 'DELETE'])('%s changes nothing that a misread filter finds', async (method) => {
  const json = method === 'PATCH' ? { status: 'won' } : undefined
  const where = 'where[form][equals]=open-day'
  expect((await foyer.callAsAdmin(`/api/leads?${where}`, { method, json })).status).toBe(400)
})

test('what Payload documents, and its admin sends, is answered', async () => {
  const both = { relationTo: 'pages', value: id }
  const wanted = [
    ...[
      `leads?where[form][equals]=${id}`,
      'leads?where[form][equals]=null',
      `leads?where[form][in]=${id},${id}`,
    ],
    ...[
      `leads?where[or][0][and][0][assignee][not_in][0]=${id}`,
      'leads?where[assignee][exists]=false',
    ],
    ...[`leads?where[assignee.id][equals]=${id}`, 'leads?where[assignee.email][like]=a b'],
    ...[
      `redirects?where=${JSON.stringify({ doc: { equals: both } })}`,
      `redirects?where[doc.value][in][0]=${id}`,
    ],
    ...[`redirects?where[doc][equals][relationTo]=pages&where[doc][equals][value]=${id}`],
    ...[
      `courses?where[id][not_in][0]=${id}`,
      'courses?where[topics][contains]=a',
      `leads?where[timeline][equals]=${id}`,
    ],
    ...[
      `payload-locked-documents?where[document.value][equals]=${id}&where[document.relationTo][equals]=pages`,
    ],
  ]
  for (const path of wanted) {
    const [status] = await answered(`/api/${path}`)
    expect([path, status]).toEqual([path, 200])
  }
})

describe('a filter in JSON', () => {
  const count = async (filter: string) => (await answered(`/api/leads/count?${filter}`))[1]

  beforeAll(async () => {
    const lead = {
      kind: 'tco',
      email: 'a@acme.example',
      emailKey: 'a@acme.example',
      locale: 'en',
    } as const
    for (const [at, inputs] of [
      { seats: 100 },
      { seats: 7, isNew: true },
      { seats: '100' },
    ].entries()) {
      const data = { ...lead, reference: `LD-${String(at)}`, inputs }
      await foyer.payload.create({ collection: 'leads', data: data as never })
    }
  })

  test.each([
    ['[inputs.seats][equals]=100', 2],
    ['[inputs.seats][not_equals]=100', 1],
    ['[inputs.seats][in]=7,8', 1],
    ['[inputs.seats][not_in]=7,8', 2],
    ['[inputs.isNew][equals]=true', 1],
    ['[inputs.isNew][exists]=true', 1],
    ['[inputs.isNew][exists]=false', 2],
  ])('where%s finds what a text, a number or a boolean can mean', async (filter, found) => {
    expect(await count(`where${filter}`)).toBe(found)
  })
})

test('a translated list of texts, and one JSON field in two languages, can be asked for', async () => {
  const course = {
    title: 'Audit',
    slug: 'audit',
    summary: 'S',
    outcomes: ['Read a log'],
    _status: 'published',
  }
  await foyer.callAsAdmin('/api/courses', { method: 'POST', json: course })
  const body = 'where[body.en.root.type][exists]=false&where[body.fr.root.type][exists]=false'
  expect(await answered('/api/courses?where[outcomes][equals]=Read a log')).toEqual([200, 1])
  expect(await answered('/api/courses?where[outcomes][contains]=tables')).toEqual([200, 0])
  expect((await answered(`/api/courses?${body}`))[0]).toBe(200)
  const query = '{ Courses(where: { outcomes: { exists: true } }) { totalDocs } }'
  const asked = await foyer.callAsAdmin('/api/graphql', { method: 'POST', json: { query } })
  expect(await asked.json()).toEqual({ data: { Courses: { totalDocs: 1 } } })
})
