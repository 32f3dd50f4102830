import type { ArrayFieldValidation, FieldHook, TextFieldSingleValidation } from 'payload'
import { array } from 'payload/shared'

import { slugify } from '../../../platform/content/slugify.js'
import { slugPattern } from '../../../platform/text.js'

type Lesson = { id?: string | null; slug?: unknown; title?: unknown }
type Module = { lessons?: Lesson[] | null }

/** The lessons of a syllabus; the admin form may send the number of modules instead of the modules. */
function lessonsOf(syllabus: unknown): Lesson[] {
  if (!Array.isArray(syllabus)) return []
  return (syllabus as (Module | null)[]).flatMap((module) => {
    const lessons = module?.lessons
    return Array.isArray(lessons) ? lessons.filter((one) => isObject(one)) : []
  })
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** Gives lessons without a slug one made from their title and unique within the course. */
export const nameLessons: FieldHook = ({ previousValue, value }) => {
  const lessons = lessonsOf(value)
  const before = new Map(lessonsOf(previousValue).map(({ id, slug }) => [id, slug]))
  const slugs = new Set(lessons.map(({ slug }) => slug))
  for (const lesson of lessons) {
    if (lesson.slug) continue
    // A saved lesson keeps its slug, because progress is stored under it.
    const own = lesson.id && lesson.slug === undefined ? before.get(lesson.id) : undefined
    const made = own ?? freeIn(slugs, lesson.title)
    if (made === undefined) continue
    lesson.slug = made
    slugs.add(made)
  }
  return value as unknown
}

function freeIn(taken: ReadonlySet<unknown>, title: unknown): string | undefined {
  if (typeof title !== 'string' || title.trim() === '') return undefined
  const base = slugify(title) || 'lesson'
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${String(number)}`
  return slug
}

/** May stay empty in the admin form: it is generated when the course is saved. */
export const lessonSlug: TextFieldSingleValidation = (value, { event }) => {
  if (typeof value === 'string' && slugPattern.test(value)) return true
  if (event === 'onChange' && !value) return true
  return 'Use lower-case letters, digits and hyphens, at most 96.'
}

/** Must be unique within a course, because learners complete lessons by their slugs. */
export const lessonsDiffer: ArrayFieldValidation = (value, options) => {
  const slugs = lessonsOf(value)
    .map(({ slug }) => slug)
    .filter(Boolean)
  if (new Set(slugs).size < slugs.length) return 'Two lessons of a course cannot share a slug.'
  return array(value, options)
}
