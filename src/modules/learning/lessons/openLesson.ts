import type { PayloadRequest, TypedLocale } from 'payload'

import type { Course } from '../../../payload-types.js'
import { Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { writtenLessons } from '../enrolments/courseOutlines.js'
import { findOwnEnrolment, type OwnEnrolment } from '../enrolments/enrolmentStore.js'
import { findLearner } from '../learners/sessions.js'

export const notEnrolled: ProblemType = {
  code: 'not_enrolled',
  status: 403,
  title: 'This lesson is for learners of the course',
  detail: 'Enrol in the course first.',
}

type CourseLesson = NonNullable<NonNullable<Course['syllabus']>[number]['lessons']>[number]

/** A lesson that the caller may read. */
export type OpenLesson = {
  course: Pick<Course, 'id' | 'slug' | 'title'>
  lesson: CourseLesson
  /** All lessons of the course in order. */
  lessons: CourseLesson[]
  /** Undefined for readers of a preview. */
  enrolment: OwnEnrolment | undefined
}

type Which = { course: string; lesson: string; locale: TypedLocale }

/**
 * The lesson with its content for whoever may read it: previews everybody, the rest the enrolled, who keep a course
 * that is no longer published. Throws `unauthenticated` or `not_enrolled` for others; undefined where there is none.
 */
export async function openLesson(
  req: PayloadRequest,
  { course: slug, lesson: lessonSlug, locale }: Which,
): Promise<OpenLesson | undefined> {
  const course = await findCourse(req, slug, locale)
  if (!course) return undefined
  const session = await findLearner(req)
  const enrolment =
    session && (await findOwnEnrolment(req, { learnerId: session.learner.id, courseId: course.id }))
  if (course._status !== 'published' && !enrolment) return undefined
  const lessons = (course.syllabus ?? []).flatMap((part) => writtenLessons(part.lessons))
  const lesson = lessons.find((one) => one.slug === lessonSlug)
  if (!lesson) return undefined
  if (lesson.isPreview || enrolment) return { course, lesson, lessons, enrolment }
  if (session || req.user) throw new Problem(notEnrolled)
  throw new Problem(problems.unauthenticated, { detail: 'Sign in as a learner of the course.' })
}

async function findCourse(req: PayloadRequest, slug: string, locale: TypedLocale) {
  const { docs } = await req.payload.find({
    collection: 'courses',
    where: { slug: { equals: slug } },
    select: { slug: true, title: true, syllabus: true, _status: true },
    // The files of its lessons, which callers could not read by themselves.
    depth: 1,
    limit: 1,
    pagination: false,
    locale,
    overrideAccess: true,
    req,
  })
  return docs[0]
}
