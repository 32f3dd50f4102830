import { bodyFields } from '../../../platform/content/bodyFields.js'
import { contentCollection } from '../../../platform/content/contentCollection.js'
import { slugField } from '../../../platform/content/slugField.js'
import { currencies } from '../../../platform/money.js'
import { translatedText, translatedTextarea } from '../../../platform/content/translated.js'
import { courseFormats, courseLevels } from '../schemas.js'
import { instructors, sessions, syllabus } from './courseParts.js'

/** Courses as staff edit them; visitors read them through the catalog under `/api/lms`. */
export const Courses = contentCollection(
  {
    slug: 'courses',
    admin: {
      group: 'Learning',
      useAsTitle: 'title',
      defaultColumns: ['title', 'level', 'format', 'language', 'updatedAt', '_status'],
      description: 'The catalog. A published course is in the public list at once.',
    },
    defaultSort: 'title',
    fields: [
      translatedText({ name: 'title', maxLength: 200 }),
      slugField,
      translatedTextarea({
        name: 'summary',
        maxLength: 500,
        admin: { description: 'One or two sentences for lists, search and share cards.' },
      }),
      { name: 'image', type: 'upload', relationTo: 'media' },
      {
        type: 'row',
        fields: [
          { name: 'level', type: 'select', options: [...courseLevels], index: true },
          { name: 'format', type: 'select', options: [...courseFormats], index: true },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'language',
            type: 'text',
            defaultValue: 'en',
            validate: (value: string | null | undefined) =>
              !value || /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(value) || 'Enter a language such as en or fr.',
            admin: { description: 'The language it is taught in, such as en.' },
          },
          { name: 'durationHours', type: 'number', min: 0, max: 10_000 },
        ],
      },
      { name: 'topics', type: 'text', hasMany: true, maxRows: 20, maxLength: 60 },
      {
        name: 'price',
        type: 'group',
        admin: { description: 'Leave the amount empty, or 0, for a free course.' },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'amount',
                type: 'number',
                min: 0,
                max: 1_000_000_000,
                validate: wholeAmount,
                admin: { description: 'In minor units: 49000 is 490.00.' },
              },
              { name: 'currency', type: 'select', options: [...currencies], defaultValue: 'EUR' },
            ],
          },
        ],
      },
      sessions,
      { name: 'outcomes', type: 'text', hasMany: true, localized: true, maxRows: 20, maxLength: 300 },
      syllabus,
      instructors,
      {
        name: 'certificate',
        type: 'checkbox',
        defaultValue: false,
        admin: { position: 'sidebar', description: 'Learners who complete it receive a certificate.' },
      },
      ...bodyFields(),
    ],
  },
  { cachedList: ['courses', 'media'] },
)

function wholeAmount(value: number | null | undefined) {
  if (value === null || value === undefined) return true
  return (
    (Number.isInteger(value) && value >= 0 && value <= 1_000_000_000) ||
    'Enter a whole number of minor units, 0 or more.'
  )
}
