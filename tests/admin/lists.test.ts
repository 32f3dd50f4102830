import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Field, FlattenedBlock, FlattenedField, PayloadRequest, Where } from 'payload'
import { flattenTopLevelFields, mergeListSearchAndWhere } from 'payload/shared'

import { wordsOfSearch } from '../../src/admin/lists/wordsOfSearch.js'
import { nameElsewhere } from '../../src/admin/records/nameElsewhere.js'
import { emailOfPerson } from '../../src/admin/records/recordDeclaration.js'
import { boot, type Foyer } from '../support/boot.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const product = () =>
  foyer.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))

const componentOf = (field: Field | undefined) => {
  const { components } = { ...(field as { admin?: { components?: object } } | undefined)?.admin }
  const { Field: shown } = { ...components } as { Field?: { path?: string } | string }
  return typeof shown === 'object' ? shown.path : shown
}

/** The fields of a form, without those of groups, arrays and blocks. */
const everyField = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => everyField(tab.fields))
    return field.type === 'row' ? everyField(field.fields) : [field]
  })

const fieldOf = (slug: string, path: string) => {
  const collection = product().find((one) => one.slug === slug)
  const [first, ...rest] = path.split('.')
  let field = collection?.flattenedFields.find(({ name }) => name === first)
  for (const name of rest) {
    field = (field as { flattenedFields?: (typeof field)[] }).flattenedFields?.find(
      (one) => one?.name === name,
    )
  }
  return field as Field | undefined
}

describe('the lists of the admin', () => {
  test('stand in groups from what staff open daily to what they set once, leads before the mails to them', () => {
    const grouped = product().flatMap(({ slug, admin: { group } }) =>
      typeof group === 'string' ? [{ slug, group }] : [],
    )
    const groups = grouped.map(({ group }) => group).filter((one, at, all) => one !== all[at - 1])
    expect(groups).toEqual(['Leads', 'Content', 'Learning', 'Payments', 'Assistant', 'Settings'])
    const leads = grouped.filter(({ group }) => group === 'Leads').map(({ slug }) => slug)
    expect([leads[0], leads.at(-1)]).toEqual(['leads', 'mail-failures'])
  })

  test('can be searched by each field that they say, through relations too', async () => {
    const faults: string[] = []
    for (const { slug, admin } of product()) {
      for (const path of admin.listSearchableFields ?? []) {
        const answer = await foyer.callAsAdmin(`/api/${slug}?where[${path}][like]=ada&limit=1`)
        if (answer.status !== 200) faults.push(`${slug}.${path}: ${String(answer.status)}`)
      }
    }
    expect(faults).toEqual([])
  })

  test('are searched without what belongs to documents that the reader may not read', async () => {
    const { payload } = foyer
    const data = { email: 'ada@buyers.example', locale: 'en' }
    const { id: buyer } = await payload.create({ collection: 'learners', data })
    const booking = { courseTitle: 'Searched for', status: 'confirmed', places: 1, buyer } as const
    await payload.create({ collection: 'bookings', data: booking })
    const config = payload.collections.bookings.config
    const found = async (role: 'finance' | 'sales', search: string, filter: Where = {}) => {
      const user = { id: buyer, role, collection: 'users' } as never
      const where = mergeListSearchAndWhere({ collectionConfig: config, search, where: filter })
      const read = { collection: 'bookings', where, overrideAccess: false, user } as const
      return (await payload.find(read)).totalDocs
    }
    for (const and of [[], [{ status: { equals: 'confirmed' } }]]) {
      expect(await found('finance', 'Searched', { and: [...and] })).toBe(1)
      expect(await found('finance', data.email, { and: [...and] })).toBe(0)
      expect(await found('sales', data.email, { and: [...and] })).toBe(1)
    }
    expect(await found('finance', 'Searched')).toBe(1)
    const asked = { 'buyer.email': { like: 'ada' } }
    await expect(found('finance', '', asked)).rejects.toThrow('cannot be queried: buyer.email')
    await expect(found('finance', '', { or: [asked] })).rejects.toThrow(
      'cannot be queried: buyer.email',
    )
  })

  test('say all that their search finds by, also what is in a group or in another document', () => {
    const said = Object.fromEntries(product().map((one) => [one.slug, wordsOfSearch(one)]))
    expect(said).toMatchObject({
      enrolments: 'Search by course title, email or name',
      bookings: 'Search by booked, order, email or name',
      orders: expect.stringContaining('email'),
      redirects: 'Search by old address or another address',
    })
  })

  test('offer for several documents at once no part of a group, and nothing that is listed in them', () => {
    const offered = product().flatMap(({ slug, fields }) =>
      everyField(fields)
        .filter(({ type }) => type === 'join' || type === 'group')
        .filter(({ admin }) => {
          const { disableBulkEdit, hidden } = admin as Record<string, unknown>
          return !disableBulkEdit && !hidden
        })
        .map((field) => [slug, 'name' in field && field.name]),
    )
    expect(offered).toEqual([])
  })

  test('have tabs, and never write that a value is missing in angle brackets', () => {
    const without = product().filter(
      ({ admin }) => !JSON.stringify(admin.components?.beforeListTable).includes('ListTabs'),
    )
    expect(without.map(({ slug }) => slug)).toEqual([])
    const { translations } = foyer.payload.config.i18n
    expect(translations).toMatchObject({ en: { general: { noLabel: '–', null: '–' } } })
  })

  test('name a row without a title in the open language as it is called in another', async () => {
    const translated = product().filter(({ admin, flattenedFields }) =>
      flattenedFields.some(
        (field) => field.name === admin.useAsTitle && 'localized' in field && field.localized,
      ),
    )
    const cells = translated.map(({ admin, flattenedFields }) => {
      const field = flattenedFields.find(({ name }) => name === admin.useAsTitle)
      return (field?.admin as { components?: { Cell?: unknown } } | undefined)?.components?.Cell
    })
    expect(new Set(cells)).toEqual(new Set(['/src/admin/lists/TitleCell#TitleCell']))
    const { payload } = foyer
    const data = { question: 'Where do you teach?', answer: 'In Lyon.' }
    const { id } = await payload.create({ collection: 'faqs', data, locale: 'en' })
    expect(await nameElsewhere(payload, 'faqs', id)).toBe('Where do you teach?')
    const none = '00000000-0000-4000-8000-000000000000'
    expect(await nameElsewhere(payload, 'faqs', none)).toBe('Untitled')
  })
})

describe('the columns and filters of a list', () => {
  const i18n = { language: 'en', fallbackLanguage: 'en', t: String } as never
  const columnsOf = (slug: string) =>
    flattenTopLevelFields(product().find((one) => one.slug === slug)?.fields, {
      i18n,
      moveSubFieldsToTop: true,
    }) as { accessor?: string; admin?: { hidden?: boolean }; labelWithPrefix?: string }[]

  test('say what they are by themselves, without the group that they are in', () => {
    const joined = product().flatMap(({ slug }) =>
      columnsOf(slug).filter(
        ({ admin, labelWithPrefix }) => !admin?.hidden && labelWithPrefix?.includes(' > '),
      ),
    )
    expect(joined).toEqual([])
    const heads = new Map(
      columnsOf('orders').map(({ accessor, labelWithPrefix }) => [accessor, labelWithPrefix]),
    )
    expect(heads.get('customer.name')).toBe('Customer')
    expect(heads.get('customer.email')).toBe('Email')
    expect(heads.get('billing.taxId')).toBe('Tax ID')
  })
})

describe('a row of a list within a document', () => {
  type Nested = FlattenedField & { flattenedFields?: Nested[]; blocks?: FlattenedBlock[] }

  /** The lists at any depth. */
  const listsIn = (fields: readonly Nested[]): Nested[] =>
    fields.flatMap((field) => [
      ...(field.type === 'array' ? [field] : []),
      ...listsIn(field.flattenedFields ?? []),
      ...(field.blocks ?? []).flatMap(({ flattenedFields }) => listsIn(flattenedFields)),
    ])

  test('of a page, a form or a menu is headed by what it says, not by its number', () => {
    const { globals } = foyer.payload.config
    const documents = [...product(), ...globals].filter(({ slug }) =>
      ['pages', 'forms', 'header', 'footer', 'branding', 'topic-names'].includes(slug),
    )
    const lists = documents.flatMap(({ flattenedFields }) => listsIn(flattenedFields))
    expect(lists.length).toBeGreaterThan(14)
    for (const { admin, flattenedFields = [] } of lists) {
      const { RowLabel } = { ...(admin as { components?: { RowLabel?: unknown } }).components }
      expect(RowLabel).toMatchObject({ path: '/src/admin/fields/RowTitle#RowTitle' })
      const { by } = (RowLabel as { clientProps: { by: string } }).clientProps
      expect(flattenedFields.map(({ name }) => name)).toContain(by)
    }
  })
})

describe('a record', () => {
  const reader = '/src/admin/records/ReadOnlyField#ReadOnlyField'

  test('shows as text what nobody may change, and as a field what somebody may', () => {
    for (const path of ['amount', 'status', 'customer', 'billing', 'attendees']) {
      expect([path, componentOf(fieldOf('orders', path))]).toEqual([path, reader])
    }
    expect(componentOf(fieldOf('leads', 'email'))).toBe(reader)
    expect(componentOf(fieldOf('leads', 'notes'))).toBeUndefined()
    expect(componentOf(fieldOf('leads', 'name'))).toBeUndefined()
    // A new date has the field.
    expect(componentOf(fieldOf('course-sessions', 'course'))).toBe(reader)
  })

  test('has one timeline at most', () => {
    const timelines = product().map(({ slug, fields }) => {
      const shown = everyField(fields).map((field) => componentOf(field))
      return [slug, shown.filter((path) => String(path).includes('#Timeline')).length]
    })
    expect(timelines.filter(([, count]) => Number(count) > 1)).toEqual([])
    expect(timelines).toContainEqual(['leads', 1])
  })

  test('heads the modules, lessons, instructors and questions of a course by what they are called', () => {
    const headed = ['syllabus', 'syllabus.lessons', 'syllabus.lessons.questions', 'instructors']
    const by = headed.map((path) => {
      const { components } = (fieldOf('courses', path) as { admin: { components?: object } }).admin
      return (components as { RowLabel?: { clientProps: { by: string } } }).RowLabel?.clientProps.by
    })
    expect(by).toEqual(['title', 'title', 'prompt', 'name'])
  })

  test('writes every date that can be typed as lists do', () => {
    const formats = product().flatMap(({ flattenedFields }) =>
      flattenedFields.flatMap((one) =>
        one.type === 'date' ? [one.admin?.date?.displayFormat] : [],
      ),
    )
    expect(formats.filter((one) => !one?.startsWith('d MMM yyyy'))).toEqual([])
  })

  test('begins every label as a sentence, also in settings', () => {
    const { globals } = foyer.payload.config
    const seller = globals.find(({ slug }) => slug === 'seller')?.flattenedFields ?? []
    const labels = seller.map((field) => (field as { label?: unknown }).label)
    expect(labels).toEqual(
      expect.arrayContaining(['Tax label', 'Invoice prefix', 'Credit note prefix']),
    )
  })

  test('names the course or brochure that a lead asked for, and says that a course is free', () => {
    const custom = (slug: string, path: string) => fieldOf(slug, path)?.custom
    const bySlug = (collection: string) => ({ refersTo: { collection, by: 'slug' } })
    expect(custom('leads', 'program')).toEqual(bySlug('courses'))
    expect(custom('leads', 'brochure')).toEqual(bySlug('brochures'))
    expect(custom('courses', 'price.amount')).toMatchObject({ nothing: 'Free' })
  })

  test('has the country of a lead chosen from a list', () => {
    expect(componentOf(fieldOf('leads', 'country'))).toBe('/src/admin/fields/PickField#PickField')
  })

  test('has amounts typed as money wherever they may be changed', () => {
    const money = '/src/admin/fields/MoneyField#MoneyField'
    expect(componentOf(fieldOf('courses', 'price.amount'))).toBe(money)
    expect(componentOf(fieldOf('payment-links', 'price.amount'))).toBe(money)
    expect(componentOf(fieldOf('payment-links', 'min'))).toBe(money)
    expect(componentOf(fieldOf('leads', 'value.amount'))).toBe(money)
  })
})

test('a booking says to whom it belongs, to those who may read who learns', async () => {
  const { payload } = foyer
  const email = 'buyer@acme.example'
  const data = { email, name: 'Ada', blocked: false }
  const buyer = await payload.create({ collection: 'learners', data })
  const booking = await payload.create({
    collection: 'bookings',
    data: { courseTitle: 'A course', buyer: buyer.id, places: 1, status: 'confirmed' },
    depth: 0,
  })
  const opened = { collectionSlug: 'bookings', id: booking.id, data: booking } as const
  const as = (role: 'finance' | 'sales') =>
    ({ collection: 'users', id: '1', role }) as unknown as NonNullable<PayloadRequest['user']>
  expect(await emailOfPerson({ payload, user: as('sales') }, opened)).toBe(email)
  expect(await emailOfPerson({ payload, user: as('finance') }, opened)).toBeUndefined()
})
