import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import type { Course } from '../../../payload-types.js'
import type { LessonKeys } from '../enrolments/attemptStore.js'
import { lockCourse, readLessonSlugs } from '../enrolments/courseStore.js'
import { lockEnrolments, renameCompleted } from '../enrolments/enrolmentStore.js'

const slugsOf = (course: string) => `slugs of the lessons of ${course}`

/**
 * Notes what the lessons are called until now: `originalDoc` may be a draft that learners have never seen. Who completes
 * a lesson that gets another slug waits from here on: once the course is written, a certificate would wait for it.
 */
export const noteLessons: CollectionBeforeChangeHook<Course> = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const { id } = originalDoc
  await lockCourse(req, id)
  const former = await readLessonSlugs(req, id)
  const lessons = (data.syllabus ?? []).flatMap((module) => module.lessons ?? [])
  const others = lessons.filter((lesson) => former.get(lesson.id ?? '') !== lesson.slug)
  context[slugsOf(id)] = others.length > 0 ? former : undefined
  if (others.some((lesson) => former.has(lesson.id ?? ''))) await lockEnrolments(req, id)
  return data
}

/** What learners have done stays with a lesson that gets another slug, from the moment they see it by that. */
export const followRenamed: CollectionAfterChangeHook<Course> = async ({ context, doc, req }) => {
  const former = context[slugsOf(doc.id)]
  if (!(former instanceof Map)) return
  const keys = movedKeys(former as Slugs, await readLessonSlugs(req, doc.id))
  if (Object.keys(keys).length > 0) await renameCompleted(req, doc.id, keys)
}

type Slugs = ReadonlyMap<string, string>

/**
 * A lesson that is gone keeps its slug as the key, for when it comes back, unless another lesson has that slug now: then
 * its id is the key.
 */
function movedKeys(former: Slugs, present: Slugs): LessonKeys {
  const keys: [former: string, present: string][] = []
  const taken = new Set<string>()
  for (const [id, slug] of present) {
    const key = former.get(id)
    if (key === slug) continue
    keys.push([key ?? id, slug])
    if (key !== undefined) taken.add(slug)
  }
  for (const [id, slug] of former) if (!present.has(id) && taken.has(slug)) keys.push([slug, id])
  return Object.fromEntries(keys)
}
