import type { Field } from 'payload'

import { previewForStaffOnly } from '../../../platform/access.js'
import { bodyFields } from '../../../platform/content/bodyFields.js'
import { contentCollection } from '../../../platform/content/contentCollection.js'
import { linkedTags } from '../../../platform/content/tags.js'
import { slugField } from '../../../platform/content/slugField.js'
import { withTransfer } from '../../../platform/content/transfer/withTransfer.js'
import { translatedText, translatedTextarea } from '../../../platform/content/translated.js'
import { previewCourse } from '../endpoints/previewCourse.js'
import { catalogFields } from './catalogFields.js'
import { queueUpdate } from '../enrolments/progress.js'
import { placesTag } from '../enrolments/places.js'
import { deleteDates } from '../hooks/sessionHooks.js'
import { courseTransfer } from './courseTransfer.js'
import { instructors, sessions, syllabus } from './courseParts.js'
import { coursePrice } from './coursePrice.js'
import { leaveLessonContent } from './lessonFields.js'
import { courseSearch } from './courseSearch.js'
import { textList } from './fieldRules.js'

const outcomes: Field = {
  name: 'outcomes',
  type: 'text',
  hasMany: true,
  localized: true,
  maxRows: 20,
  maxLength: 300,
  validate: textList,
  admin: { description: 'What a learner can do afterwards, one each. Enter adds one.' },
}

const certificate: Field = {
  name: 'certificate',
  type: 'checkbox',
  defaultValue: false,
  admin: { position: 'sidebar', description: 'Learners who complete it receive a certificate.' },
}

/** Courses as staff edit them; visitors read them through the catalog under `/api/lms`. */
export const Courses = withTransfer(
  contentCollection(
    {
      slug: 'courses',
      labels: { singular: 'Course', plural: 'Courses' },
      admin: {
        group: 'Learning',
        useAsTitle: 'title',
        defaultColumns: ['title', 'level', 'format', 'language', 'updatedAt', '_status'],
        listSearchableFields: ['title', 'slug', 'summary'],
        description: 'The catalog. A published course is in the public list at once.',
      },
      defaultSort: 'title',
      endpoints: [previewCourse],
      custom: { sitePath: '/courses', search: courseSearch },
      hooks: {
        beforeOperation: [previewForStaffOnly, leaveLessonContent],
        afterChange: [queueUpdate],
        beforeDelete: [deleteDates],
      },
      fields: [
        translatedText({
          name: 'title',
          maxLength: 200,
          admin: { description: 'The title in the catalog.' },
        }),
        slugField,
        translatedTextarea({
          name: 'summary',
          maxLength: 500,
          admin: { description: 'One or two sentences for lists, search and share cards.' },
        }),
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          admin: { description: 'Shown in lists and at the top of the course.' },
        },
        ...catalogFields,
        coursePrice,
        sessions,
        outcomes,
        syllabus,
        instructors,
        certificate,
        ...bodyFields(),
      ],
    },
    { cachedList: [...linkedTags, placesTag] },
  ),
  courseTransfer,
)
