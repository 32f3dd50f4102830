import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import { publishSampleCatalog } from '../sampleCatalog.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  await publishSampleCatalog(foyer)
})
afterAll(() => foyer.stop())

describe('linked data of the catalog', () => {
  test('is a schema.org list of courses', async () => {
    const response = await foyer.call('/api/lms/courses?sort=-price&limit=2&page=1', {
      headers: { accept: 'application/ld+json' },
    })
    expect(response.headers.get('content-type')).toBe('application/ld+json')
    const document = await response.json()
    expect(document).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: 5,
    })
    expect(document.itemListElement).toHaveLength(2)
    expect(document.itemListElement[0]).toEqual({
      '@type': 'ListItem',
      position: 1,
      item: {
        '@type': 'Course',
        '@id': 'http://localhost:3000/courses/audit-clinic',
        url: 'http://localhost:3000/courses/audit-clinic',
        name: 'Audit clinic',
        description: 'Two days with an auditor.',
        provider: {
          '@type': 'Organization',
          name: expect.stringMatching(/./),
          url: 'http://localhost:3000',
        },
        inLanguage: 'en',
        educationalLevel: 'expert',
        keywords: ['Audit'],
        offers: {
          '@type': 'Offer',
          category: 'Paid',
          price: 900,
          priceCurrency: 'EUR',
          url: 'http://localhost:3000/courses/audit-clinic',
        },
        hasCourseInstance: [
          {
            '@type': 'CourseInstance',
            courseMode: 'Online',
            courseWorkload: 'PT12H30M',
            startDate: '2031-03-01T09:00:00.000Z',
            endDate: '2031-03-01T09:00:01.000Z',
            eventStatus: 'https://schema.org/EventScheduled',
            remainingAttendeeCapacity: 20,
          },
          {
            '@type': 'CourseInstance',
            courseMode: 'Onsite',
            courseWorkload: 'PT12H30M',
            startDate: '2031-05-10T07:00:00.000Z',
            endDate: '2031-05-11T15:00:00.000Z',
            eventStatus: 'https://schema.org/EventScheduled',
            remainingAttendeeCapacity: 8,
            location: { '@type': 'Place', name: 'The Quay', address: '1 Quay Street' },
          },
        ],
      },
    })
  })

  test('numbers the courses through all pages', async () => {
    const response = await foyer.call('/api/lms/courses?limit=2&page=3', {
      headers: { accept: 'application/ld+json' },
    })
    const { itemListElement } = await response.json()
    expect(itemListElement.map(({ position }: { position: number }) => position)).toEqual([5])
  })

  test.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['text/html', 'application/json'],
    ['application/ld+json', 'application/ld+json'],
    ['application/json;q=0.5, application/ld+json;q=0.9', 'application/ld+json'],
    ['application/json;q=0.9, application/ld+json;q=0.5', 'application/json'],
    ['application/ld+json;q=0, */*', 'application/json'],
    ['application/ld+json;profile="https://schema.org"', 'application/ld+json'],
  ])('is given to Accept: %s as far as it asks', async (accept, type) => {
    const response = await foyer.call('/api/lms/courses', { headers: accept ? { accept } : {} })
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')?.split(', ')).toContain('Accept')
  })
})
