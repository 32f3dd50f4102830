import type { Block, Field, PayloadRequest, TextFieldSingleValidation } from 'payload'

import { background, block, choice, heading, lead, line, rows } from './parts.js'

type Chosen = { name: string; of: 'partners' | 'faqs' | 'courses'; description: string }

const chosen = ({ name, of, description }: Chosen): Field => ({
  name,
  type: 'relationship',
  relationTo: of,
  hasMany: true,
  maxRows: 24,
  admin: { description },
})

const count = (most: number, usual: number): Field => ({
  name: 'count',
  type: 'number',
  min: 1,
  max: most,
  defaultValue: usual,
  admin: { description: 'How many are shown where none are chosen.' },
})

const logos = block({
  slug: 'logos',
  title: 'Logos',
  fields: [
    background,
    heading,
    chosen({
      name: 'partners',
      of: 'partners',
      description: 'In this order. Leave it empty to show them all.',
    }),
  ],
})

const questions = block({
  slug: 'questions',
  title: 'Questions',
  fields: [
    background,
    heading,
    lead,
    chosen({
      name: 'questions',
      of: 'faqs',
      description: 'In this order. Leave it empty to show the first ones.',
    }),
    count(24, 5),
  ],
})

const courses = block({
  slug: 'courses',
  title: 'Courses',
  fields: [
    background,
    heading,
    lead,
    chosen({
      name: 'courses',
      of: 'courses',
      description: 'In this order. Leave it empty to show those that start soonest.',
    }),
    {
      name: 'topic',
      type: 'text',
      maxLength: 60,
      admin: { description: 'Only courses on this subject, such as ai-literacy.' },
    },
    {
      name: 'level',
      type: 'select',
      options: ['foundation', 'practitioner', 'expert'].map((value) => ({
        value,
        label: value.charAt(0).toUpperCase() + value.slice(1),
      })),
      admin: { description: 'Only courses of this level.' },
    },
    count(12, 3),
  ],
})

/** By its slug: a relation would keep the service from starting without the module that has the collection. */
async function exists(
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: 'brochures' | 'forms',
  slug: string | null | undefined,
): Promise<boolean> {
  if (!slug || !Object.hasOwn(payload.collections, collection)) return false
  const { totalDocs } = await payload.count({ collection, where: { slug: { equals: slug } } })
  return totalDocs > 0
}

const checkBrochure: TextFieldSingleValidation = async (value, { req }) =>
  (await exists(req, 'brochures', value)) || 'There is no brochure by this slug.'

const checkForm: TextFieldSingleValidation = async (value, { req, siblingData }) =>
  (siblingData as FormRow).form !== 'own' ||
  (await exists(req, 'forms', value)) ||
  'There is no form by this slug.'

type FormRow = { form?: unknown }

const brochure = block({
  slug: 'brochure',
  title: 'Brochure',
  fields: [
    background,
    heading,
    lead,
    {
      name: 'brochure',
      type: 'text',
      required: true,
      maxLength: 96,
      validate: checkBrochure,
      admin: {
        placeholder: 'ai-act-readiness',
        description: 'The slug of a brochure, which visitors get by e-mail.',
      },
    },
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
    {
      name: 'ownForm',
      type: 'text',
      maxLength: 96,
      validate: checkForm,
      admin: {
        placeholder: 'open-day',
        description: 'The slug of a form from the collection Forms.',
        condition: (_, row: FormRow) => row.form === 'own',
      },
    },
    {
      name: 'course',
      type: 'relationship',
      relationTo: 'courses',
      admin: {
        description: 'The course that the inquiry is about.',
        condition: (_, row: FormRow) => row.form === 'inquiry',
      },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        (siblingData as FormRow).form !== 'inquiry' ||
        Boolean(value) ||
        'Choose the course that the inquiry is about.',
    },
    rows('points', {
      one: 'Point',
      max: 6,
      fields: [
        line('text', { required: true, description: 'What one gets, or what happens next.' }),
      ],
    }),
  ],
})

/** The blocks that show what is kept elsewhere: they follow its changes. */
export const shown: Block[] = [logos, questions, courses, brochure, form]
