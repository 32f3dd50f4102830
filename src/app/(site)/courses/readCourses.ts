import type { z } from 'zod'

import type { CoursePage } from '../../../modules/learning/courseSchemas.js'
import { pageFrom } from '../../../platform/http/page.js'
import { platformOf } from '../../../platform/platform.js'
import { failureOf, readApi } from '../_frame/readApi.js'
import { remember } from '../_frame/remember.js'
import { textLanguages } from '../_frame/textLanguage.js'
import type { Site } from '../Site.js'
import { sortKeys } from './catalogQuery.js'
import { nextSession } from './nextSession.js'

type Page = z.output<typeof CoursePage>

/** A course in a list, with the language of its words if it is not the page's. */
export type ListedCourse = Page['docs'][number] & { lang?: string | undefined }

export type CourseList = Omit<Page, 'docs'> & { docs: ListedCourse[] }

/** A page of the catalog in the reader's language, or undefined if the catalog refuses the query. */
export async function readCourses(
  site: Site,
  query: URLSearchParams,
): Promise<CourseList | undefined> {
  const { payload, locale } = site
  const asked = new URLSearchParams(query)
  asked.set('locale', locale)
  const path = `/api/lms/courses?${asked.toString()}`
  const { list } = await remember<{ list: CourseList | undefined }>(payload, {
    key: path,
    tags: ['courses', 'media', 'payment-links', 'course-places', 'currencies'],
    load: async () => {
      const response = await readApi(payload, path)
      if (response.status === 400) return { list: undefined }
      if (response.status !== 200) throw failureOf(path, response)
      const list = (await response.json()) as Page
      const slugs = list.docs.map(({ slug }) => slug)
      const { title } = await textLanguages(site, 'courses', slugs)
      return {
        list: {
          ...list,
          docs: list.docs.map((one) => ({
            ...one,
            lang: languageOf(one, title(one.slug)),
          })),
        },
      }
    },
    isKept: ({ list: found }) => found !== undefined && !asked.has('q'),
  })
  return list
}

/**
 * The language of what a course leaves untranslated: the one that it is held in and first written in, or that of the
 * site. `untranslated` is undefined for what is in the page's language.
 */
export function languageOf(
  { language }: Pick<ListedCourse, 'language'>,
  untranslated: string | undefined,
): string | undefined {
  return untranslated && (language ?? untranslated)
}

/** As many as the catalog gives at once, and as a list is put in order here. */
const mostCourses = 100

/**
 * A page of the catalog as the site lists it: unless the reader asked for another order, what starts next comes first,
 * then what can be begun at any time, then what has no date now. The catalog puts courses whose dates have all passed
 * first, which is how lists of more than a hundred courses are sorted.
 */
export async function readSorted(
  site: Site,
  query: URLSearchParams,
): Promise<CourseList | undefined> {
  const asked = new URLSearchParams(query)
  if (!asked.has('sort')) asked.set('sort', sortKeys[0])
  const list = await readCourses(site, asked)
  if (!list || asked.get('sort') !== sortKeys[0] || list.totalDocs > mostCourses) return list
  asked.set('limit', String(mostCourses))
  asked.set('page', '1')
  const all = await readCourses(site, asked)
  const now = platformOf(site.payload).clock.now()
  const docs = (all?.docs ?? []).toSorted((a, b) => startOf(a, now) - startOf(b, now))
  return { ...list, docs: pageFrom(docs, list).docs }
}

function startOf({ sessions }: ListedCourse, now: Date): number {
  const next = nextSession(sessions, now)
  if (next === 'none') return Number.MAX_VALUE
  return next === 'any time' ? Number.MAX_SAFE_INTEGER : Date.parse(next.startsAt)
}
