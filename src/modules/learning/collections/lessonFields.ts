import type { ArrayFieldValidation, Field, FieldHook, TextFieldSingleValidation } from 'payload'
import { array, text } from 'payload/shared'

import { anyStaff, roleOf, type Operation } from '../../../platform/access.js'
import { bodyFields } from '../../../platform/content/bodyFields.js'
import { field, optionsOf } from '../../../platform/content/fields.js'
import { madeByUs, slugify } from '../../../platform/content/slugField.js'
import { translatedText } from '../../../platform/content/translated.js'
import { wholeNumber } from '../../../platform/content/wholeNumber.js'
import { localization } from '../../../platform/localization.js'
import { slugPattern } from '../../../platform/text.js'
import { lessonKinds } from '../courseSchemas.js'
import { httpsHost, videoHosts } from '../lessons/VideoHosts.js'
import { quizFields } from './quizFields.js'

type Lesson = { id?: string | null; slug?: unknown; title?: unknown }
/** The lessons of a syllabus; the admin form may send the number of modules instead of the modules. */
function lessonsOf(syllabus: unknown): Lesson[] {
  if (!Array.isArray(syllabus)) return []
  return (syllabus as ({ lessons?: Lesson[] | null } | null)[]).flatMap((module) => {
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
    // A saved lesson keeps its slug, because its address has it.
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
const lessonSlug: TextFieldSingleValidation = (value, { event }) => {
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

/** Visitors and learners get the content of a lesson through `/api/lms/lessons` alone. */
const content = { read: anyStaff }

type Siblings = { kind?: unknown } | undefined

const shownFor = (...kinds: (typeof lessonKinds)[number][]) => ({
  condition: (_: unknown, siblings: Siblings) => kinds.some((kind) => kind === siblings?.kind),
})

const name: Field = field.row(
  translatedText('title', 'The title in the syllabus.', { maxLength: 200, label: 'Lesson' }),
  field.text(
    'slug',
    'Names the lesson in its address. What learners have done stays when it changes. Leave it empty to have it made from the title.',
    { required: true, maxLength: 96, validate: lessonSlug, custom: madeByUs },
  ),
  field.number('minutes', 'How long it takes, about.', {
    min: 0,
    max: 10_000,
    validate: wholeNumber,
    admin: { step: 1 },
  }),
)

const kind: Field = field.row(
  field.select('kind', 'What learners do in it. Every kind may also have a text.', {
    defaultValue: 'text',
    options: optionsOf(lessonKinds),
  }),
  field.checkbox('isPreview', 'Visitors can read it as a sample, without signing in.', {
    label: 'Open to everybody',
    defaultValue: false,
  }),
)

/** Addresses that people copy from the browser, and where the same video can be embedded. */
const copied: readonly [pattern: RegExp, embed: string][] = [
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)([\w-]{6,20})/,
    'https://www.youtube-nocookie.com/embed/',
  ],
  [/^https:\/\/youtu\.be\/([\w-]{6,20})/, 'https://www.youtube-nocookie.com/embed/'],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d{4,15})/, 'https://player.vimeo.com/video/'],
]

const toEmbedUrl: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value as unknown
  const address = value.trim()
  for (const [pattern, embed] of copied) {
    const [, id] = pattern.exec(address) ?? []
    if (id) return embed + id
  }
  return address
}

/** Checked again when it is shown, because staff may have taken the host off the list. */
const onKnownHost: TextFieldSingleValidation = async (value, options) => {
  const fault = await text(value, options)
  if (fault !== true || !value) return fault
  const host = httpsHost(value)
  if (!host) return 'Enter an address that begins with https://.'
  const hosts = await videoHosts(options.req)
  return hosts.includes(host) || `Videos may come from ${hosts.join(', ')}. See Video hosts.`
}

const media: Field[] = [
  field.upload('file', 'The video (MP4 or WebM), or what learners download.', {
    relationTo: 'lesson-files',
    access: content,
    admin: { ...shownFor('video', 'download') },
  }),
  field.text('embedUrl', 'Its address on YouTube, Vimeo or another host that you allow.', {
    label: 'Or a video from elsewhere',
    maxLength: 500,
    access: content,
    hooks: { beforeValidate: [toEmbedUrl] },
    validate: onKnownHost,
    admin: { ...shownFor('video'), placeholder: 'https://player.vimeo.com/video/…' },
  }),
  {
    name: 'captions',
    dbName: 'lesson_captions',
    type: 'array',
    maxRows: 20,
    access: content,
    labels: { singular: 'Captions', plural: 'Captions' },
    admin: {
      ...shownFor('video'),
      description: 'What is said, for people who cannot hear it. One WebVTT file a language.',
    },
    fields: [
      field.row(
        field.select('language', 'The language of the captions.', {
          required: true,
          enumName: 'lesson_captions_language',
          options: localization.locales.map(({ code, label }) => ({ value: code, label })),
        }),
        field.upload('file', 'A WebVTT file (.vtt).', {
          relationTo: 'lesson-files',
          required: true,
        }),
      ),
    ],
  },
]

const body = bodyFields().map((field): Field =>
  'name' in field && field.name === 'body' ? ({ ...field, access: content } as Field) : field,
)

/** A lesson in the syllabus: its name, and its content by kind. */
export const lessonFields: Field[] = [
  name,
  kind,
  ...media,
  ...body,
  ...quizFields(shownFor('quiz')),
]

/** The fields that hold what a lesson teaches. */
export const lessonContent = [
  'file',
  'embedUrl',
  'captions',
  'body',
  'bodyMarkdown',
  'passMark',
  'attempts',
  'questions',
] as const

const withoutContent = Object.fromEntries(lessonContent.map((field) => [field, false]))

/** Callers who may not read what lessons teach do not have it loaded either: it is most of a course. */
export function leaveLessonContent({ args, operation, overrideAccess, req }: Operation): void {
  if (operation !== 'read' || overrideAccess || roleOf(req)) return
  if (!args.select) Object.assign(args, { select: { syllabus: { lessons: withoutContent } } })
}
