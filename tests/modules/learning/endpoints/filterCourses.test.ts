import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import { makeDates } from '../makeDates.js'
import { publishSampleCatalog } from '../sampleCatalog.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  await publishSampleCatalog(foyer)
})
afterAll(() => foyer.stop())

const all = [
  'ai-act-basics',
  'audit-clinic',
  'gouvernance-des-donnees',
  'red-teaming',
  'well-being',
]

async function list(query: Record<string, string> | [string, string][] = {}) {
  const response = await foyer.call(`/api/lms/courses?${new URLSearchParams(query).toString()}`)
  expect(response.status).toBe(200)
  return await response.json()
}

async function slugs(query: Record<string, string> | [string, string][] = {}): Promise<string[]> {
  const { docs } = await list(query)
  return docs.map(({ slug }: { slug: string }) => slug)
}

describe('the filters', () => {
  test.each<[string, Record<string, string> | [string, string][], string[]]>([
    ['a word', { q: 'auditor' }, ['audit-clinic']],
    ['the beginning of a word', { q: 'regul' }, ['ai-act-basics']],
    ['several words, all of them', { q: 'act deployer' }, ['ai-act-basics']],
    ['several words of which one is missing', { q: 'act auditor' }, []],
    ['accents on neither side', { q: 'donnees' }, ['gouvernance-des-donnees']],
    ['accents on both sides, decomposed', { q: 'DONNE\u0301ES' }, ['gouvernance-des-donnees']],
    ['a hyphen or none', { q: 'ai-act' }, ['ai-act-basics']],
    ['a topic', { q: 'security' }, ['red-teaming']],
    ['an outcome', { q: 'provider' }, ['ai-act-basics']],
    ['an instructor', { q: 'zoe angstrom' }, ['ai-act-basics']],
    ['a sign that stands there', { q: '%' }, ['red-teaming']],
    ['a sign that stands nowhere', { q: '_' }, []],
    ['SQL', { q: "' OR 1=1; DROP TABLE courses; --" }, []],
    ['a regular expression', { q: '.*' }, []],
    ['white space alone', { q: '  ' }, all],
    ['a level', { level: 'expert' }, ['audit-clinic', 'red-teaming']],
    [
      'two levels',
      [
        ['level', 'expert'],
        ['level', 'foundation'],
      ],
      ['ai-act-basics', 'audit-clinic', 'red-teaming'],
    ],
    ['a format', { format: 'blended' }, ['gouvernance-des-donnees']],
    [
      'a topic, whatever its case',
      { topic: 'compliance' },
      ['ai-act-basics', 'gouvernance-des-donnees'],
    ],
    [
      'two topics, either of them',
      [
        ['topic', 'Audit'],
        ['topic', 'Security'],
      ],
      ['audit-clinic', 'red-teaming'],
    ],
    ['a part of a topic', { topic: 'Comp' }, []],
    ['a language', { language: 'fr' }, ['gouvernance-des-donnees']],
    ['a language nobody teaches in', { language: 'pt-BR' }, []],
    ['filters together', { level: 'expert', format: 'online' }, ['red-teaming']],
    [
      'a highest price, which alone is one in the main currency',
      { priceMax: '60000' },
      ['ai-act-basics', 'gouvernance-des-donnees', 'well-being'],
    ],
    [
      'a highest price in another currency',
      { priceMax: '60000', currency: 'USD' },
      ['ai-act-basics', 'red-teaming', 'well-being'],
    ],
    [
      'a highest price in a currency',
      { priceMax: '60000', currency: 'EUR' },
      ['ai-act-basics', 'gouvernance-des-donnees', 'well-being'],
    ],
    ['a currency alone', { currency: 'USD' }, ['ai-act-basics', 'red-teaming', 'well-being']],
    ['a price just below', { priceMax: '44999' }, ['ai-act-basics', 'well-being']],
    [
      'more than any costs',
      { priceMax: '999999999999', currency: 'IDR' },
      ['ai-act-basics', 'well-being'],
    ],
    ['nothing to pay', { priceMax: '0' }, ['ai-act-basics', 'well-being']],
    [
      'a first day, that day included',
      { startsAfter: '2031-04-01' },
      ['audit-clinic', 'gouvernance-des-donnees', 'red-teaming'],
    ],
    ['a first moment', { startsAfter: '2031-04-01T00:00:00.001Z' }, ['audit-clinic']],
    [
      'a first moment elsewhere',
      { startsAfter: '2031-04-01T02:00:00+02:00' },
      ['audit-clinic', 'gouvernance-des-donnees', 'red-teaming'],
    ],
    [
      'a first moment elsewhere, later',
      { startsAfter: '2031-04-01T02:00:01+02:00' },
      ['audit-clinic'],
    ],
    ['a day after the last', { startsAfter: '2031-05-11' }, []],
  ])('find by %s', async (_, query, expected) => {
    expect(await slugs(query)).toEqual(expected)
  })

  test('and the order by start go without cancelled dates, the order without past ones too', async () => {
    const json = {
      slug: 'spring-clinic',
      title: 'Spring clinic',
      summary: 'S',
      _status: 'published',
    }
    const { doc } = await (await foyer.callAsAdmin('/api/courses', { method: 'POST', json })).json()
    await makeDates(foyer.payload, doc.id, [
      { startsAt: '2020-01-01T09:00:00Z' },
      { startsAt: '2031-01-01T09:00:00Z', status: 'cancelled' },
      { startsAt: '2031-03-20T09:00:00Z' },
      { startsAt: '2031-09-01T09:00:00Z', status: 'cancelled' },
    ])
    const sorted = await slugs({ sort: 'startsAt' })
    expect(sorted.slice(0, 3)).toEqual(['audit-clinic', 'spring-clinic', 'gouvernance-des-donnees'])
    expect(await slugs({ startsAfter: '2031-06-01' })).toEqual([])
    await foyer.payload.delete({ collection: 'courses', id: doc.id })
  })

  test('take an offset whose plus sign was not encoded', async () => {
    const response = await foyer.call('/api/lms/courses?startsAfter=2031-04-01T02:00:01+02:00')
    expect(response.status).toBe(200)
    expect((await response.json()).totalDocs).toBe(1)
  })

  test.each([
    ['level=guru', '/level/0'],
    ['level=expert&level=guru', '/level/1'],
    ['format=', '/format/0'],
    ['language=english', '/language/0'],
    ['language=xx', '/language/0'],
    ['language=x', '/language/0'],
    ['language=constructor', '/language/0'],
    [`topic=${'x'.repeat(61)}`, '/topic/0'],
    [`q=${'x'.repeat(201)}`, '/q'],
    ['q=a%00b', '/q'],
    ['q=a&q=b', '/q'],
    ['currency=XAU', '/currency'],
    ['currency=EURO', '/currency'],
    ['priceMax=-1', '/priceMax'],
    ['priceMax=1.5', '/priceMax'],
    ['priceMax=', '/priceMax'],
    ['priceMax=1e3', '/priceMax'],
    ['priceMax=99999999999999999999', '/priceMax'],
    ['currency=eur', '/currency'],
    ['startsAfter=tomorrow', '/startsAfter'],
    ['startsAfter=2031-02-30', '/startsAfter'],
    ['startsAfter=2031-04-01T00:00:00', '/startsAfter'],
    ['sort=seats', '/sort'],
    ['sort=title,price', '/sort'],
    ['page=0', '/page'],
    ['limit=0', '/limit'],
    ['limit=101', '/limit'],
    ['limit=ten', '/limit'],
    ['locale=de', '/locale'],
    ['locale=all', '/locale'],
    ['levels=expert', '/levels'],
    ['where[slug][equals]=x', '/where[slug][equals]'],
  ])('refuse %s', async (query, path) => {
    const response = await foyer.call(`/api/lms/courses?${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const problem = await response.json()
    expect(problem.code).toBe('invalid_query')
    expect(problem.errors.map((fault: { path: string }) => fault.path)).toEqual([path])
  })
})
