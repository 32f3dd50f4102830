import type { PayloadRequest, TypedLocale } from 'payload'

import type { Course } from '../../../payload-types.js'
import type { CourseDetail } from '../courseSchemas.js'

/** The fields of a course that an enrolment shows. */
export type CourseOutline = {
  slug: string
  title: string
  certificate: boolean
  /** Whether it has a public page; learners keep a course that has none. */
  isPublished: boolean
  lessons: {
    slug: string
    title: string
    /** What its quiz asks for, in percent; null for a lesson that is completed without one. */
    passMark: number | null
    /** How often its quiz may be tried; null is no limit. */
    attempts: number | null
  }[]
}

/** Lessons without what they teach. */
const outline = {
  slug: true,
  title: true,
  kind: true,
  passMark: true,
  attempts: true,
  questions: { kind: true },
} as const

/**
 * The outlines of these courses by id, in one language. Includes unpublished courses, because enrolled learners can
 * still finish them.
 */
export async function courseOutlines(
  req: PayloadRequest,
  ids: string[],
  locale?: TypedLocale,
): Promise<Map<string, CourseOutline>> {
  // Payload treats a limit of 0 as no limit.
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'courses',
    where: { id: { in: ids } },
    select: {
      ...{ slug: true, title: true, certificate: true, _status: true },
      syllabus: { lessons: outline },
    },
    depth: 0,
    limit: ids.length,
    pagination: false,
    ...(locale && { locale }),
    overrideAccess: true,
    req,
  })
  return new Map(
    docs.map(({ id, slug, title, certificate, _status, syllabus }) => [
      id,
      {
        slug,
        title: title || slug,
        certificate: certificate ?? false,
        isPublished: _status === 'published',
        lessons: (syllabus ?? []).flatMap(({ lessons }) =>
          writtenLessons(lessons).map((lesson) => ({
            slug: lesson.slug,
            title: lesson.title || lesson.slug,
            passMark: isQuiz(lesson) ? passMarkOf(lesson) : null,
            attempts: lesson.attempts ?? null,
          })),
        ),
      },
    ]),
  )
}

/** The same of one course; undefined if there is none by this id. */
export async function courseOutline(
  req: PayloadRequest,
  id: string | null | undefined,
  locale?: TypedLocale,
) {
  return id ? (await courseOutlines(req, [id], locale)).get(id) : undefined
}

/** Leaves out the rows of a draft that have no slug yet: nobody can open or complete them. */
export function writtenLessons<Named extends { slug: string }>(
  lessons: Named[] | null | undefined,
): Named[] {
  return (lessons ?? []).filter(({ slug }) => Boolean(slug))
}

type Lesson = { kind?: string | null; questions?: unknown[] | null }

/** A quiz that staff have not written yet is read like any other lesson. */
export function isQuiz({ kind, questions }: Lesson): boolean {
  return kind === 'quiz' && (questions ?? []).length > 0
}

/** How much of the quiz of a lesson has to be right, in percent. */
export function passMarkOf({ passMark }: { passMark?: number | null }): number {
  return passMark ?? 80
}

/** The modules and lessons of a course for the API; a draft may lack required fields. */
export function serializeSyllabus({
  syllabus,
}: Pick<Course, 'syllabus'>): CourseDetail['syllabus'] {
  return (syllabus ?? []).map(({ title, lessons }) => ({
    title: title || '',
    lessons: (lessons ?? []).map((lesson) => ({
      slug: lesson.slug || '',
      title: lesson.title || lesson.slug || '',
      minutes: lesson.minutes ?? null,
      kind: lesson.kind ?? 'text',
      isPreview: lesson.isPreview ?? false,
    })),
  }))
}
