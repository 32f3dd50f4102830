import type { Block, Field, PayloadRequest, TextFieldSingleValidation } from 'payload'

import { field, optionsOf } from '../../../platform/content/fields.js'
import { currentSlug } from '../../../platform/content/publishedSlugs.js'
import { pickedFrom } from '../../../admin/fields/pickedFrom.js'
import { background, block, choice, heading, lead, line, rows } from './parts.js'

/** Which documents are shown; `otherwise` says which ones if none are chosen. */
const chosen = (name: string, of: 'partners' | 'faqs' | 'courses', otherwise: string): Field =>
  field.relationship(name, `In this order. Leave it empty to show ${otherwise}.`, {
    relationTo: of,
    hasMany: true,
    maxRows: 24,
  })

const count = (most: number, usual: number): Field =>
  field.number('count', 'How many are shown where none are chosen.', {
    min: 1,
    max: most,
    defaultValue: usual,
  })

const logos = block({
  slug: 'logos',
  title: 'Logos',
  fields: [background, heading, chosen('partners', 'partners', 'them all')],
})

const questions = block({
  slug: 'questions',
  title: 'Questions',
  fields: [background, heading, lead, chosen('questions', 'faqs', 'the first ones'), count(24, 5)],
})

const courses = block({
  slug: 'courses',
  title: 'Courses',
  fields: [
    background,
    heading,
    lead,
    chosen('courses', 'courses', 'those that start soonest'),
    field.text('topic', 'Only courses on this topic.', {
      maxLength: 60,
      admin: pickedFrom('topics'),
    }),
    field.select('level', 'Only courses of this level.', {
      options: optionsOf(['foundation', 'practitioner', 'expert']),
    }),
    count(12, 3),
  ],
})

/**
 * By its slug, or by a former one, which pages go on showing: a relation would keep the service from starting without the
 * module that has the collection.
 */
async function exists(
  req: PayloadRequest,
  collection: 'brochures' | 'forms',
  slug: string | null | undefined,
): Promise<boolean> {
  const { payload } = req
  if (!slug || !Object.hasOwn(payload.collections, collection)) return false
  const { totalDocs } = await payload.count({ collection, where: { slug: { equals: slug } } })
  return totalDocs > 0 || (await currentSlug(req, collection, slug)) !== undefined
}

const checkBrochure: TextFieldSingleValidation = async (value, { req }) =>
  (await exists(req, 'brochures', value)) || 'Choose a brochure.'

const checkForm: TextFieldSingleValidation = async (value, { req, siblingData }) =>
  (siblingData as FormRow).form !== 'own' ||
  (await exists(req, 'forms', value)) ||
  'Choose one of your forms, or make one under Forms first.'

type FormRow = { form?: unknown }

const brochure = block({
  slug: 'brochure',
  title: 'Brochure',
  fields: [
    background,
    heading,
    lead,
    field.text('brochure', 'Visitors get it by email.', {
      required: true,
      maxLength: 96,
      validate: checkBrochure,
      admin: pickedFrom('brochures'),
    }),
  ],
})

/** The forms of the site, by the names that their addresses in the API will have. */
const formNames = {
  demo: 'Demo request',
  contact: 'Contact',
  brochure: 'Brochure',
  'cost-of-ownership': 'Cost of ownership',
  inquiry: 'Course inquiry',
  own: 'One of your own',
}

const form = block({
  slug: 'form',
  title: 'Form',
  fields: [
    background,
    heading,
    lead,
    choice({
      name: 'form',
      description: 'What visitors fill in. It arrives with the leads.',
      options: formNames,
    }),
    field.text('ownForm', 'A form that you have made and published under Forms.', {
      label: 'Your form',
      maxLength: 96,
      validate: checkForm,
      admin: {
        ...pickedFrom('forms'),
        condition: (_, row: FormRow) => row.form === 'own',
      },
    }),
    field.relationship('course', 'The course that the inquiry is about.', {
      relationTo: 'courses',
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        (siblingData as FormRow).form !== 'inquiry' ||
        Boolean(value) ||
        'Choose the course that the inquiry is about.',
      admin: { condition: (_, row: FormRow) => row.form === 'inquiry' },
    }),
    rows('points', {
      one: 'Point',
      by: 'text',
      max: 6,
      fields: [
        line('text', { required: true, description: 'What one gets, or what happens next.' }),
      ],
    }),
  ],
})

/** The blocks that show what is kept elsewhere: they follow its changes. */
export const shown: Block[] = [logos, questions, courses, brochure, form]
