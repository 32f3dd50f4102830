import type { Foyer } from '../../support/boot.js'
import { makeDates } from './makeDates.js'

type Sample = { slug: string; sessions?: Parameters<typeof makeDates>[2]; [field: string]: unknown }

/** Courses that differ in every way the catalog filters and sorts by. */
const sampleCatalog: Sample[] = [
  {
    slug: 'ai-act-basics',
    title: 'AI Act basics',
    summary: 'What the regulation asks of a deployer.',
    level: 'foundation',
    format: 'online',
    topics: ['AI Act', 'Compliance'],
    language: 'en',
    price: { amount: 0, currency: 'EUR' },
    outcomes: ['Tell a provider from a deployer'],
    instructors: [{ name: 'Zoë Ångström', role: 'Lawyer' }],
    certificate: true,
  },
  {
    slug: 'audit-clinic',
    title: 'Audit clinic',
    summary: 'Two days with an auditor.',
    level: 'expert',
    format: 'classroom',
    topics: ['Audit'],
    language: 'en',
    durationHours: 12.5,
    price: { amount: 90_000, currency: 'EUR' },
    sessions: [
      {
        startsAt: '2031-05-10T07:00:00Z',
        endsAt: '2031-05-11T15:00:00Z',
        mode: 'onsite',
        timeZone: 'Europe/Paris',
        venue: { name: 'The Quay', address: '1 Quay Street' },
        capacity: 8,
      },
      { startsAt: '2031-03-01T09:00:00Z' },
    ],
  },
  {
    slug: 'gouvernance-des-donnees',
    title: 'Gouvernance des données',
    summary: 'Établir qui décide de quoi.',
    level: 'practitioner',
    format: 'blended',
    topics: ['Compliance', 'Data'],
    language: 'fr',
    price: { amount: 45_000, currency: 'EUR' },
    sessions: [{ startsAt: '2031-04-01T00:00:00Z' }],
  },
  {
    slug: 'red-teaming',
    title: 'Red teaming',
    summary: 'Break a model before others do; 100% hands-on.',
    level: 'expert',
    format: 'online',
    topics: ['Security'],
    language: 'en',
    price: { amount: 60_000, currency: 'USD' },
    sessions: [{ startsAt: '2031-04-01T00:00:00Z' }],
  },
  {
    slug: 'well-being',
    title: 'Well-being at work',
    summary: 'Free for everybody.',
    topics: [],
    language: 'en',
  },
]

/** Publishes the sample courses; returns their ids by slug. */
export async function publishSampleCatalog(foyer: Foyer): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const { sessions = [], ...course } of sampleCatalog) {
    const json = { ...course, _status: 'published' }
    const response = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
    const { doc } = (await response.json()) as { doc: { id: string } }
    ids[course.slug] = doc.id
    await makeDates(foyer.payload, doc.id, sessions)
  }
  return ids
}
