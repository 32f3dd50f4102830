import type { CourseDetail } from '../../../../../modules/learning/courseSchemas.js'
import type { Enrolment } from '../../../../../modules/learning/enrolmentSchemas.js'
import type { Lesson } from '../../../../../modules/learning/lessonSchemas.js'
import type { Site } from '../../../Site.js'
import { callApi } from '../../../_frame/callApi.js'
import { readApi, refuseFailure } from '../../../_frame/readApi.js'
import { remember } from '../../../_frame/remember.js'
import { readLearner } from '../../route.js'

export type OutlineLesson = {
  slug: string
  title: string
  completed: boolean
  /** Whether it is a sample for a reader who is not enrolled. */
  isPreview: boolean
}

/** The course around a lesson: its modules, and how far the reader is. */
export type Outline = {
  course: { slug: string; title: string }
  /** Whether the course has a public page. */
  isOffered: boolean
  modules: { title: string; lessons: OutlineLesson[] }[]
  enrolment: Enrolment | undefined
  /** Whether the reader is signed in as a learner, of whatever course. */
  isSignedIn: boolean
  /** In which the course is held, and its texts are first written. */
  language: string | undefined
  /** Whether it is taught on dates, even if none is ahead. */
  hasDates: boolean
  /** Of the course, which its videos show until they play. */
  picture: string | undefined
}

/** A lesson as its page shows it, or why it shows none: the status of the API. */
export type LessonView = { outline: Outline | undefined } & (
  { lesson: ReadLesson } | { lesson: undefined; response: Response }
)

/** A lesson, with the language of its text if it is not the page's. */
export type ReadLesson = Lesson & { lang?: string | undefined }

/** The path of a lesson in the API; parts that are no slugs find nothing there. */
export function lessonPath(course: string, lesson: string): string {
  return `/api/lms/lessons/${encodeURIComponent(course)}/${encodeURIComponent(lesson)}`
}

/** Reads a lesson with the rights of the visitor, and the outline of its course. */
export async function readLesson(
  site: Site,
  request: Request,
  { course, lesson }: { course: string; lesson: string },
): Promise<LessonView> {
  const path = `${lessonPath(course, lesson)}?locale=${site.locale}`
  const [response, outline] = await Promise.all([
    callApi(site, request, { method: 'GET', path }),
    readOutline(site, request, course),
  ])
  refuseFailure(path, response)
  if (response.status !== 200) return { outline, lesson: undefined, response }
  const found = (await response.json()) as Lesson
  const written = await writtenLessons(site, course)
  const language = outline?.language ?? site.defaultLocale
  return {
    outline,
    lesson: written.includes(lesson) ? found : { ...found, lang: language },
  }
}

/** As it is stored: each text by its language. */
type Stored = { slug: string; body?: Translated; questions?: { prompt?: Translated }[] | null }
type Translated = Readonly<Record<string, unknown>> | null

/** The slugs of the lessons whose text or questions are written in the page's language. */
async function writtenLessons({ payload, locale, defaultLocale }: Site, slug: string) {
  const { lessons } = await remember(payload, {
    key: `lessons ${slug} ${locale}`,
    tags: ['courses'],
    load: async () => {
      const { docs } = await payload.find({
        collection: 'courses',
        where: { slug: { equals: slug } },
        select: { syllabus: true },
        ...{ locale: 'all', depth: 0, limit: 1, pagination: false },
        // Only whether there is a text leaves this function; the API decides who reads it.
        overrideAccess: true,
      })
      const all = docs.flatMap(({ syllabus }) => syllabus ?? []).flatMap((one) => one.lessons ?? [])
      // A translation that was begun as a copy is none yet.
      const isWritten = (text: Translated | undefined) =>
        text?.[locale] && JSON.stringify(text[locale]) !== JSON.stringify(text[defaultLocale])
      const written = (all as unknown as Stored[]).filter(
        ({ body, questions }) =>
          locale === defaultLocale ||
          [body, ...(questions ?? []).map(({ prompt }) => prompt)].some(isWritten),
      )
      return { lessons: written.map((one) => one.slug) }
    },
  })
  return lessons
}

async function readOutline(site: Site, request: Request, slug: string) {
  const path = `/api/lms/courses/${encodeURIComponent(slug)}?locale=${site.locale}`
  const [answer, learner] = await Promise.all([
    readApi(site.payload, path),
    readLearner(site, request),
  ])
  const course = answer.status === 200 ? ((await answer.json()) as CourseDetail) : undefined
  const enrolment = learner?.enrolments.find((one) => one.course.slug === slug)
  const outline = outlineOf(course, enrolment)
  return outline && { ...outline, isSignedIn: learner !== undefined }
}

/** The enrolled keep a course that is no longer published, without its modules. */
function outlineOf(course: CourseDetail | undefined, enrolment: Enrolment | undefined) {
  const shown = course ?? enrolment?.course
  if (!shown) return undefined
  const done = new Set(enrolment?.lessons.flatMap((one) => (one.completed ? [one.slug] : [])))
  const modules = course?.syllabus ?? [{ title: '', lessons: enrolment?.lessons ?? [] }]
  return {
    course: { slug: shown.slug, title: shown.title },
    isOffered: course !== undefined,
    modules: modules.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map((one) => ({
        slug: one.slug,
        title: one.title,
        completed: done.has(one.slug),
        isPreview: !enrolment && 'isPreview' in one && one.isPreview,
      })),
    })),
    enrolment,
    language: course?.language ?? undefined,
    hasDates: course !== undefined && (course.sessions.length > 0 || course.format !== 'online'),
    picture: course?.image?.url,
  }
}
