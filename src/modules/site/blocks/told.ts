import type { Block, Field } from 'payload'

import { bodyFields } from '../../../platform/content/bodyFields.js'
import { targetFields } from '../../../platform/content/linkFields.js'
import {
  background,
  block,
  calls,
  choice,
  drawing,
  heading,
  lead,
  line,
  paragraph,
  picture,
  rows,
} from './parts.js'

const hero = block({
  slug: 'hero',
  title: 'Hero',
  fields: [
    choice({
      name: 'layout',
      description: 'With a picture or drawing beside the words, or the words alone in the middle.',
      options: { beside: 'Beside a picture', centred: 'Centred' },
    }),
    line('kicker', { description: 'A few words above the heading, such as the date of an event.' }),
    line('heading', {
      required: true,
      description: 'What the company does and for whom, in one line.',
    }),
    lead,
    calls(2),
    picture,
    drawing,
  ],
})

const text = block({
  slug: 'text',
  title: 'Text',
  fields: [
    background,
    choice({
      name: 'layout',
      description: 'The text below the heading, or beside it on wide screens.',
      options: { below: 'Below the heading', beside: 'Beside the heading' },
    }),
    heading,
    ...bodyFields(),
  ],
})

const pictureText = block({
  slug: 'picture',
  title: 'Picture beside text',
  fields: [
    background,
    choice({
      name: 'side',
      description: 'Alternate the sides where several of these follow each other.',
      options: { end: 'Picture after the text', start: 'Picture before the text' },
    }),
    heading,
    ...bodyFields(),
    calls(1),
    picture,
    drawing,
  ],
})

const icons = {
  check: 'Tick',
  shield: 'Shield',
  book: 'Book',
  people: 'People',
  calendar: 'Calendar',
  chart: 'Chart',
  document: 'Document',
  conversation: 'Conversation',
  globe: 'Globe',
  lock: 'Lock',
  award: 'Award',
  idea: 'Idea',
}

const features = block({
  slug: 'features',
  title: 'Features',
  fields: [
    background,
    choice({
      name: 'layout',
      description: 'Cards for what can be clicked, a list for short facts.',
      options: { cards: 'Cards', list: 'List' },
    }),
    heading,
    lead,
    rows('items', {
      one: 'Feature',
      by: 'title',
      max: 12,
      fields: [
        choice({ name: 'icon', description: 'A small drawing.', options: icons }),
        line('title', { required: true, description: 'What one gets.', maxLength: 80 }),
        paragraph('text', { description: 'Why it matters, in a sentence.', maxLength: 300 }),
        ...optional(targetFields),
      ],
    }),
  ],
})

/** A target that a row may do without. */
function optional(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'row') return { ...field, fields: optional(field.fields) }
    if (field.type !== 'text' || !field.validate) return field
    const check = field.validate as (value: unknown, options: never) => unknown
    return {
      ...field,
      validate: (value: unknown, options: never) => !value || check(value, options),
    } as Field
  })
}

const steps = block({
  slug: 'steps',
  title: 'Steps',
  fields: [
    background,
    heading,
    lead,
    rows('items', {
      one: 'Step',
      by: 'title',
      max: 8,
      fields: [
        line('title', { required: true, description: 'What happens.', maxLength: 80 }),
        paragraph('text', { description: 'Who does what, and how long it takes.', maxLength: 300 }),
      ],
    }),
  ],
})

const figures = block({
  slug: 'figures',
  title: 'Figures',
  fields: [
    background,
    heading,
    rows('items', {
      one: 'Figure',
      by: 'value',
      max: 4,
      fields: [
        line('value', { required: true, description: 'Such as 2,100 or 94 %.', maxLength: 20 }),
        line('label', { required: true, description: 'What is counted.', maxLength: 80 }),
      ],
    }),
  ],
})

const voices = block({
  slug: 'voices',
  title: 'Voices',
  fields: [
    background,
    heading,
    rows('items', {
      one: 'Voice',
      by: 'name',
      max: 6,
      fields: [
        paragraph('quote', { required: true, description: 'Their own words, with their consent.' }),
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        line('role', { description: 'Their role and organisation.', maxLength: 120 }),
        picture,
      ],
    }),
  ],
})

const team = block({
  slug: 'team',
  title: 'Team',
  fields: [
    background,
    heading,
    lead,
    rows('people', {
      one: 'Person',
      by: 'name',
      max: 24,
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        line('role', { description: 'What they do here.', maxLength: 120 }),
        paragraph('text', { description: 'What they did before.', maxLength: 300 }),
        picture,
      ],
    }),
  ],
})

const callToAction = block({
  slug: 'call',
  title: 'Call to action',
  fields: [
    choice({
      name: 'layout',
      description: 'A band in the main colour of the brand, or a calm box.',
      options: { band: 'Band', box: 'Box' },
    }),
    line('heading', { required: true, description: 'What to do next.' }),
    lead,
    calls(2),
  ],
})

/** The blocks that say something of their own. */
export const told: Block[] = [
  hero,
  text,
  pictureText,
  features,
  steps,
  figures,
  voices,
  team,
  callToAction,
]
