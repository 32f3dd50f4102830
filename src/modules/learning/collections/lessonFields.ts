import {
  checkboxField,
  numberField,
  selectField,
  textField,
  uploadField,
} from '../../../platform/content/fields.js'
import type { Field, FieldHook, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { anyStaff, type Operation, roleOf } from '../../../platform/access.js'
import { bodyFields } from '../../../platform/content/bodyFields.js'
import { madeByUs } from '../../../platform/content/slugField.js'
import { translatedText } from '../../../platform/content/translated.js'
import { localization } from '../../../platform/localization.js'
import { lessonKinds } from '../courseSchemas.js'
import { wholeNumber } from '../fieldRules.js'
import { lessonSlug } from './lessonSlugs.js'
import { quizFields } from './quizFields.js'
import { httpsHost, videoHosts } from '../lessons/VideoHosts.js'

/** Visitors and learners get the content of a lesson through `/api/lms/lessons` alone. */
const content = { read: anyStaff }

type Siblings = { kind?: unknown } | undefined

const shownFor = (...kinds: (typeof lessonKinds)[number][]) => ({
  condition: (_: unknown, siblings: Siblings) => kinds.some((kind) => kind === siblings?.kind),
})

const kindLabels = { text: 'Text', video: 'Video', quiz: 'Quiz', download: 'Download' }

const name: Field = {
  type: 'row',
  fields: [
    {
      ...translatedText({
        name: 'title',
        maxLength: 200,
        admin: { description: 'The title in the syllabus.' },
      }),
      label: 'Lesson',
    },
    textField(
      'slug',
      'Names the lesson in its address; progress is kept under it. Leave it empty to have it made from the title.',
      { required: true, maxLength: 96, validate: lessonSlug, custom: madeByUs },
    ),
    numberField('minutes', 'How long it takes, about.', {
      min: 0,
      max: 10_000,
      validate: wholeNumber,
      admin: { step: 1 },
    }),
  ],
}

const kind: Field = {
  type: 'row',
  fields: [
    selectField('kind', 'What learners do in it. Every kind may also have a text.', {
      defaultValue: 'text',
      options: lessonKinds.map((value) => ({ value, label: kindLabels[value] })),
    }),
    checkboxField('isPreview', 'Visitors can read it as a sample, without signing in.', {
      label: 'Open to everybody',
      defaultValue: false,
    }),
  ],
}

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
  uploadField('file', 'The video (MP4 or WebM), or what learners download.', {
    relationTo: 'lesson-files',
    access: content,
    admin: { ...shownFor('video', 'download') },
  }),
  textField('embedUrl', 'Its address on YouTube, Vimeo or another host that you allow.', {
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
      {
        type: 'row',
        fields: [
          selectField('language', 'The language of the captions.', {
            required: true,
            enumName: 'lesson_captions_language',
            options: localization.locales.map(({ code, label }) => ({ value: code, label })),
          }),
          uploadField('file', 'A WebVTT file (.vtt).', {
            relationTo: 'lesson-files',
            required: true,
          }),
        ],
      },
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
  const { select } = args as { select?: object }
  if (!select) Object.assign(args, { select: { syllabus: { lessons: withoutContent } } })
}
