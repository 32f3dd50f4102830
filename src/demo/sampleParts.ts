import {
  type CollectionSlug,
  createLocalReq,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
  type RequiredDataFromCollectionSlug,
} from 'payload'

import { unknownFields } from '../platform/content/unknownFields.js'
import { firstMatch, transact } from '../platform/database/requestDatabase.js'

type Translations<T> = { translations?: { fr?: T; ar?: T } }

/** A document as a file has it: as its collection takes it, apart from parts of its own, with its translations. */
export type Sample<S extends CollectionSlug, Own = unknown> = Own &
  Omit<RequiredDataFromCollectionSlug<S>, keyof Own> &
  Translations<Partial<RequiredDataFromCollectionSlug<S>>>

/** A date begins some days after the first start, so the demo never looks stale. */
export type SampleSession = {
  startsInDays: number
  /** In a row, from Monday to Friday. */
  days: number
  mode: 'online' | 'onsite'
  capacity: number
  /** On each of its days, in its time zone: `09:30–17:00`. */
  hours?: string
  timeZone?: string
  /** Where it takes place, unless in London. */
  office?: 'Dublin'
}

export type SampleCourse = Sample<
  'courses',
  {
    language: 'en' | 'fr' | 'ar'
    outcomes: string[]
    /** Keys of instructors.yaml, so that names and roles are the same on every course. */
    instructors: string[]
    sessions: SampleSession[]
    syllabus: { title: string; lessons: { slug: string; title: string }[] }[]
  }
>

/** The id of the document with these values; undefined if there is none. */
export async function findId(
  payload: Payload,
  collection: CollectionSlug,
  key: Record<string, string>,
): Promise<string | undefined> {
  const where = Object.fromEntries(
    Object.entries(key).map(([field, value]) => [field, { equals: value }]),
  )
  const { docs } = await payload.find({ ...firstMatch, collection, where })
  return docs[0]?.id
}

const related = { course: 'courses', courses: 'courses' } as const

/** A part with the ids of the documents that it names by their slugs. */
export async function withIds(payload: Payload, part: Record<string, unknown>): Promise<object> {
  const found = Object.entries(related).flatMap(([name, collection]) => {
    const slugs = part[name] as string | string[] | undefined
    if (slugs === undefined) return []
    const ids = [slugs].flat().map((slug) => findId(payload, collection, { slug }))
    return [Promise.all(ids).then((all) => [name, Array.isArray(slugs) ? all : all[0]] as const)]
  })
  return { ...part, ...Object.fromEntries(await Promise.all(found)) }
}

/** What is stored with other words in it: lists row by row, so that each row keeps its id. */
function inPlace(stored: unknown, words: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(words)) {
    const others: unknown[] = words
    return (stored as unknown[]).map((row, index) => inPlace(row, others[index]))
  }
  if (typeof stored !== 'object' || stored === null) return words ?? stored
  if (typeof words !== 'object' || words === null) return stored
  const own = Object.entries(words as Record<string, unknown>).map(([name, value]) => [
    name,
    inPlace((stored as Record<string, unknown>)[name], value),
  ])
  return { ...stored, ...Object.fromEntries(own) }
}

/** A translation whose lists are those that are stored, in other words. */
function listsInPlace(stored: object, words: object): object {
  const entries = Object.entries(words as Record<string, unknown>).map(([name, value]) => [
    name,
    Array.isArray(value) ? inPlace((stored as Record<string, unknown>)[name], value) : value,
  ])
  return Object.fromEntries(entries) as object
}

/** Throws an error for a name in a sample that is no field: a slip that Payload would silently ignore. */
function checkNames(name: string, fields: readonly FlattenedField[], sample: object): void {
  const [unknown] = unknownFields(fields, { ...sample })
  if (unknown) throw new Error(`A sample of ${name} has ${unknown.path}. ${unknown.message}`)
}

/** Writes a global with the words of its translations. */
export async function seedGlobal(
  payload: Payload,
  slug: GlobalSlug,
  { en, ...translations }: Record<'en' | 'fr' | 'ar', object>,
): Promise<void> {
  const fields = payload.globals.config.find((one) => one.slug === slug)?.flattenedFields ?? []
  for (const words of [en, ...Object.values(translations)]) checkNames(slug, fields, words)
  const stored = await payload.updateGlobal({ slug, data: en, depth: 0 })
  for (const locale of ['fr', 'ar'] as const) {
    await payload.updateGlobal({ slug, locale, data: listsInPlace(stored, translations[locale]) })
  }
}

export const published = { _status: 'published' } as const

type SampleDocument<S extends CollectionSlug> = {
  /** The field that names the document. */
  key: Record<string, string>
  data: () => RequiredDataFromCollectionSlug<S> | Promise<RequiredDataFromCollectionSlug<S>>
  translations?: { fr?: object | undefined; ar?: object | undefined }
}

/** Writes a document with the words of its translations, all or nothing, unless there is one of its key. */
export async function seedDocument<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  { key, data, translations = {} }: SampleDocument<S>,
): Promise<void> {
  if (await findId(payload, collection, key)) return
  const created = await data()
  const fields = payload.collections[collection].config.flattenedFields
  for (const one of [created, ...Object.values(translations)]) checkNames(collection, fields, one)
  const req = await createLocalReq({}, payload)
  await transact(req, async () => {
    const stored = await payload.create({ collection, data: created, depth: 0, req })
    const { id } = stored
    const status = '_status' in created ? published : {}
    const slug: CollectionSlug = collection
    for (const locale of ['fr', 'ar'] as const) {
      const words = translations[locale]
      if (!words) continue
      const data = { ...listsInPlace(stored, words), ...status }
      await payload.update({ collection: slug, id, locale, data, req })
    }
  })
}

const venues = {
  London: {
    name: 'Keelmark, third floor',
    address: '14 Loadline Court, London EC1X 4KM, United Kingdom',
    mapUrl: 'https://maps.example/keelmark',
  },
  Dublin: {
    name: 'Keelmark Dublin',
    address: '6 Ropewalk House, Sailmakers’ Yard, Dublin, Ireland',
    mapUrl: 'https://maps.example/keelmark-dublin',
  },
}

const saturday = 6

/** Christmas and the turn of the year, when nobody holds a course. */
const holidays = new Set(['12-24', '12-25', '12-26', '12-31', '01-01'])

/** The instant at which a clock in the zone shows this time of the day. */
function instantOf(day: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const shown = new Date(asUtc).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
  return new Date(2 * asUtc - Date.parse(`${shown}Z`)).toISOString()
}

/** A date of a course, counted from the first start and moved on to the next working days in a row. */
export function dateOf({ startsInDays, days, mode, capacity, office, ...at }: SampleSession) {
  const { hours = '09:30–17:00', timeZone = `Europe/${office ?? 'London'}` } = at
  const [from = '', until = ''] = hours.split('–')
  const dayIn = (inDays: number) => {
    const date = new Date()
    date.setUTCDate(date.getUTCDate() + inDays)
    return date.toISOString().slice(0, 10)
  }
  const isWorking = (inDays: number) => {
    const day = dayIn(inDays)
    const weekday = new Date(day).getUTCDay()
    return weekday > 0 && weekday < saturday && !holidays.has(day.slice(5))
  }
  const isFree = (first: number) =>
    Array.from({ length: days }, (_, day) => first + day).every(isWorking)
  let begin = startsInDays
  while (!isFree(begin)) begin += 1
  return {
    startsAt: instantOf(dayIn(begin), from, timeZone),
    endsAt: instantOf(dayIn(begin + days - 1), until, timeZone),
    status: 'scheduled' as const,
    timeZone,
    mode,
    ...(mode === 'onsite' && { venue: venues[office ?? 'London'] }),
    capacity,
  }
}

export function instructorOf<T>(people: Record<string, T>, key: string): T {
  const person = people[key]
  if (!person) throw new Error(`instructors.yaml has no ${key}, who teaches a sample course`)
  return person
}
