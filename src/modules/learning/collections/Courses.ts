import { learningWords } from '../words/learningWords.js'
import { inEveryLanguage } from '../../../platform/words.js'
import { field, optionsOf } from '../../../platform/content/fields.js'
import type { Field, GroupField, TextField, TextFieldSingleValidation } from 'payload'

import { currencyField } from '../../../admin/fields/currencyField.js'
import { pickedFrom } from '../../../admin/fields/pickedFrom.js'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { previewForStaffOnly } from '../../../platform/access.js'
import { bodyFields } from '../../../platform/content/bodyFields.js'
import { contentCollection } from '../../../platform/content/contentCollection.js'
import type { SearchDeclaration } from '../../../platform/content/searchDeclaration.js'
import { seoGroup } from '../../../platform/content/seoGroup.js'
import { slugField } from '../../../platform/content/slugField.js'
import { linkedTags } from '../../../platform/content/announce.js'
import { withTransfer } from '../../../platform/content/transfer/withTransfer.js'
import { translatedText, translatedTextarea } from '../../../platform/content/translated.js'
import { maxAmount } from '../../../platform/money.js'
import { wholeNumber } from '../../../platform/content/wholeNumber.js'
import { foldWord } from '../../../search/words/splitWords.js'
import { previewCourse } from '../endpoints/courseEndpoints.js'
import { placesTag } from '../enrolments/places.js'
import { courseFormats, courseLevels, Language } from '../courseSchemas.js'
import { queueUpdate } from '../enrolments/progress.js'
import { courseFacts } from '../facts/courseFacts.js'
import { followRenamed, noteLessons } from '../hooks/lessonHooks.js'
import { deleteDates } from '../hooks/sessionHooks.js'
import { addDatesToDraft, instructors, sessions, syllabus } from './courseParts.js'
import { courseTransfer } from './courseTransfer.js'
import { leaveLessonContent } from './lessonFields.js'

const saying = (name: 'course' | 'instructors' | 'outcomes' | 'syllabus') =>
  inEveryLanguage(learningWords, ({ search }) => search[name])

/** The text by which search and the assistant find a course, with the headings of its page. */
const courseSearch: SearchDeclaration = {
  type: 'course',
  path: '/courses/:slug',
  title: 'title',
  words: saying('course'),
  fields: [
    { name: 'summary', weight: 2 },
    { name: 'topics', weight: 2, areKeywords: true },
    { name: 'body' },
    {
      name: 'outcomes',
      heading: saying('outcomes'),
    },
    { name: 'syllabus.title', heading: saying('syllabus') },
    { name: 'syllabus.lessons.title', heading: saying('syllabus') },
    {
      name: 'instructors.name',
      heading: saying('instructors'),
    },
  ],
  facts: courseFacts,
}

const level: Field = field.select('level', 'Who it is for.', {
  index: true,
  options: optionsOf(courseLevels),
})

const format: Field = field.select('format', 'How it is taught.', {
  index: true,
  options: optionsOf(courseFormats),
})

/** What has no name could not be asked for; what was stored before that was checked stays. */
const namedLanguage: TextFieldSingleValidation = (value, { previousValue }) =>
  !value ||
  value === previousValue ||
  Language.safeParse(value).success ||
  'Enter a language such as en or fr-CA.'

const language: Field = field.text('language', 'The language it is taught in.', {
  defaultValue: 'en',
  admin: pickedFrom('languages'),
  maxLength: 6,
  validate: namedLanguage,
})

const durationHours: Field = field.number(
  'durationHours',
  'Without breaks; 1.5 is an hour and a half.',
  { label: 'Duration in hours', min: 0, max: 10_000 },
)

const topics: TextField = field.text(
  'topics',
  'Its topics, one each; visitors filter by them. Enter adds one.',
  {
    hasMany: true,
    maxRows: 20,
    maxLength: 60,
    hooks: { beforeValidate: [({ value }) => tidy(value)] },
  },
)

/** Trims topics and drops empty and repeated ones, because they are filter values, not prose. */
function tidy(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) return value
  const trimmed = value.map((entry) => entry.normalize('NFC').trim()).filter(Boolean)
  const keys = trimmed.map(foldWord)
  return trimmed.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** What the catalog filters by. */
const catalogFields: Field[] = [
  field.row(level, format),
  field.row(language, durationHours),
  topics,
]

const neededWithAmount: TextFieldSingleValidation = (_, { siblingData }) =>
  !(siblingData as { amount?: number | null }).amount || 'Choose the currency of the price.'

/** The price of a course: no amount or 0 means free. */
const coursePrice: GroupField = field.group(
  'price',
  'Leave the amount empty, or 0, for a free course.',
  {
    fields: [
      field.row(
        field.number('amount', 'Such as 490 or 490.00.', {
          min: 0,
          max: maxAmount,
          validate: wholeNumber,
          custom: { nothing: 'Free' },
          admin: { step: 1, ...shownAsMoney('currency', 'Free') },
        }),
        currencyField({
          description: 'Needed where there is an amount.',
          missing: neededWithAmount,
        }),
      ),
    ],
  },
)

const outcomes: Field = field.text(
  'outcomes',
  'What a learner can do afterwards, one each. Enter adds one.',
  { hasMany: true, localized: true, maxRows: 20, maxLength: 300 },
)

const certificate: Field = field.checkbox(
  'certificate',
  'Learners who complete it receive a certificate.',
  { defaultValue: false, admin: { position: 'sidebar' } },
)

/** Courses as staff edit them; visitors read them through the catalog under `/api/lms`. */
export const Courses = withTransfer(
  contentCollection(
    {
      slug: 'courses',
      labels: { singular: 'Course', plural: 'Courses' },
      admin: {
        group: 'Learning',
        useAsTitle: 'title',
        defaultColumns: [
          'title',
          'image',
          'price.amount',
          'level',
          'format',
          '_status',
          'updatedAt',
        ],
        listSearchableFields: ['title', 'slug', 'summary'],
        description: 'The catalog. A published course is in the public list at once.',
      },
      defaultSort: 'title',
      endpoints: [previewCourse],
      custom: {
        sitePath: '/courses',
        search: courseSearch,
        record: { summary: ['price.amount', 'level', 'format', 'durationHours'] },
        empty: 'Create a course, or bring a list of them with Import.',
      },
      hooks: {
        beforeOperation: [previewForStaffOnly, leaveLessonContent],
        beforeChange: [noteLessons],
        afterChange: [followRenamed, queueUpdate],
        afterOperation: [addDatesToDraft],
        beforeDelete: [deleteDates],
      },
      fields: [
        translatedText('title', 'The title in the catalog.', { maxLength: 200 }),
        slugField,
        translatedTextarea('summary', 'One or two sentences for lists, search and share cards.', {
          maxLength: 500,
        }),
        field.upload('image', 'Shown in lists and at the top of the course.', {
          relationTo: 'media',
          displayPreview: true,
        }),
        ...catalogFields,
        coursePrice,
        sessions,
        outcomes,
        syllabus,
        instructors,
        certificate,
        ...bodyFields(),
        seoGroup,
      ],
    },
    { cachedList: [...linkedTags, placesTag] },
  ),
  courseTransfer,
)
