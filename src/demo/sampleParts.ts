import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

import { firstMatch } from '../platform/database/requestDatabase.js'
import type { SampleSession } from './contentSchemas.js'

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
export function listsInPlace(stored: object, words: object): object {
  const entries = Object.entries(words as Record<string, unknown>).map(([name, value]) => [
    name,
    Array.isArray(value) ? inPlace((stored as Record<string, unknown>)[name], value) : value,
  ])
  return Object.fromEntries(entries) as object
}

/** Writes a global with the words of its translations. */
export async function seedGlobal(
  payload: Payload,
  slug: GlobalSlug,
  { en, ...translations }: Record<'en' | 'fr' | 'ar', object>,
): Promise<void> {
  const stored = await payload.updateGlobal({ slug, data: en, depth: 0 })
  for (const locale of ['fr', 'ar'] as const) {
    await payload.updateGlobal({ slug, locale, data: listsInPlace(stored, translations[locale]) })
  }
}

const venue = {
  name: 'Keelmark, third floor',
  address: '14 Loadline Court, London EC1X 4KM, United Kingdom',
  mapUrl: 'https://maps.example/keelmark',
}
const startHour = 9
const endHour = 17

const saturday = 6

/** Christmas and the turn of the year, when nobody holds a course. */
const holidays = new Set(['12-24', '12-25', '12-26', '12-31', '01-01'])

/** A date of a course, counted from the first start and moved on to the next working days in a row. */
export function dateOf({ startsInDays, days, mode, capacity }: SampleSession) {
  const at = (inDays: number, hour: number) => {
    const date = new Date()
    date.setUTCDate(date.getUTCDate() + inDays)
    date.setUTCHours(hour, 0, 0, 0)
    return date
  }
  const isWorking = (inDays: number) => {
    const date = at(inDays, startHour)
    const weekday = date.getUTCDay()
    return weekday > 0 && weekday < saturday && !holidays.has(date.toISOString().slice(5, 10))
  }
  const isFree = (first: number) =>
    Array.from({ length: days }, (_, day) => first + day).every(isWorking)
  let begin = startsInDays
  while (!isFree(begin)) begin += 1
  return {
    startsAt: at(begin, startHour).toISOString(),
    endsAt: at(begin + days - 1, endHour).toISOString(),
    status: 'scheduled' as const,
    timeZone: 'Europe/London',
    mode,
    ...(mode === 'onsite' && { venue }),
    capacity,
  }
}

export function instructorOf<T>(people: Record<string, T>, key: string): T {
  const person = people[key]
  if (!person) throw new Error(`instructors.yaml has no ${key}, who teaches a sample course`)
  return person
}
