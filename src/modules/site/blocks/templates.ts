import { field } from '../../../platform/content/fields.js'
import type { CollectionBeforeValidateHook, SelectField } from 'payload'

import type { Page } from '../../../payload-types.js'

type Template = { label: string; blocks: NonNullable<Page['blocks']> }

const later = { url: '/contact' }

const landing: Template = {
  label: 'Landing page',
  blocks: [
    {
      blockType: 'hero',
      layout: 'beside',
      heading: 'Say in one line what people get, and who it is for',
      lead: 'One or two sentences: the problem they have today, and how it goes away.',
      calls: [
        { label: 'Talk to us', ...later },
        { label: 'See all courses', url: '/courses' },
      ],
      drawing: 'report',
    },
    { blockType: 'logos', background: 'plain', heading: 'They work with us' },
    {
      blockType: 'features',
      background: 'tinted',
      layout: 'cards',
      heading: 'What you get',
      items: [
        { icon: 'check', title: 'First result', text: 'What it saves them, with a number.' },
        { icon: 'people', title: 'Second result', text: 'What it makes possible.' },
        { icon: 'shield', title: 'Third result', text: 'What it protects them from.' },
      ],
    },
    {
      blockType: 'steps',
      background: 'plain',
      heading: 'How it goes',
      items: [
        { title: 'You write to us', text: 'We answer within one working day.' },
        { title: 'We look at it together', text: 'Half an hour, free of charge.' },
        { title: 'You decide', text: 'With a price and a date in writing.' },
      ],
    },
    { blockType: 'questions', background: 'tinted', heading: 'Questions people ask', count: 5 },
    {
      blockType: 'form',
      background: 'plain',
      heading: 'Tell us what you need',
      form: 'contact',
      points: [{ text: 'An answer within one working day' }, { text: 'No sales calls' }],
    },
  ],
}

const event: Template = {
  label: 'Event',
  blocks: [
    {
      blockType: 'hero',
      layout: 'beside',
      kicker: 'Date, time and place',
      heading: 'What the event is called',
      lead: 'Who should come, and what they go home with.',
      calls: [{ label: 'Keep me a place', url: '#form' }],
      drawing: 'conversation',
    },
    {
      blockType: 'text',
      background: 'plain',
      layout: 'beside',
      heading: 'What it is about',
    },
    {
      blockType: 'steps',
      background: 'tinted',
      heading: 'The programme',
      items: [
        { title: '09:30 Welcome', text: 'Coffee, and who is here.' },
        { title: '10:00 First talk', text: 'Who speaks, and about what.' },
        { title: '12:00 Lunch', text: 'With everybody who spoke.' },
      ],
    },
    {
      blockType: 'team',
      background: 'plain',
      heading: 'Who speaks',
      people: [{ name: 'Their name', role: 'What they do' }],
    },
    {
      blockType: 'form',
      background: 'tinted',
      heading: 'Keep me a place',
      form: 'contact',
      points: [{ text: 'Free of charge' }, { text: 'You can cancel at any time' }],
    },
  ],
}

const about: Template = {
  label: 'About us',
  blocks: [
    {
      blockType: 'hero',
      layout: 'centred',
      heading: 'Why you exist, in one line',
      lead: 'Who founded it, when, and what they could not find anywhere else.',
      drawing: 'none',
    },
    {
      blockType: 'figures',
      background: 'tinted',
      items: [
        { value: '34', label: 'people' },
        { value: '3', label: 'offices' },
        { value: '2019', label: 'the year of the first client' },
      ],
    },
    {
      blockType: 'picture',
      background: 'plain',
      side: 'end',
      heading: 'How it began',
      drawing: 'conversation',
    },
    {
      blockType: 'team',
      background: 'plain',
      heading: 'The people you will meet',
      people: [{ name: 'Their name', role: 'What they do', text: 'What they did before.' }],
    },
    {
      blockType: 'call',
      layout: 'band',
      heading: 'Say hello',
      calls: [{ label: 'Write to us', ...later }],
    },
  ],
}

const templates: Readonly<Record<string, Template>> = { landing, event, about }

/** Fills a new page with parts to write over; it is not stored. */
export const templateField: SelectField = field.select(
  'template',
  'Choose one and save: the page is filled with parts to write over.',
  {
    label: 'Start from',
    virtual: true,
    options: Object.entries(templates).map(([value, { label }]) => ({ value, label })),
    admin: {
      position: 'sidebar',
      // Payload locks virtual fields, which otherwise show what is stored elsewhere.
      readOnly: false,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      condition: ({ id, createdAt }: { id?: unknown; createdAt?: unknown }) => !id && !createdAt,
    },
  },
)

/** A new page without parts takes those of the template it is started from. */
export const fillFromTemplate: CollectionBeforeValidateHook<Page> = ({ data, operation }) => {
  const { template, blocks } = { ...data } as { template?: string; blocks?: unknown[] }
  if (operation !== 'create' || !data || !template || (blocks && blocks.length > 0)) return data
  return { ...data, blocks: structuredClone(templates[template]?.blocks ?? []) }
}
