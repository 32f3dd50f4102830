import { field, optionsOf } from '../../../platform/content/fields.js'
import type { ArrayField, Block, Field, SelectField, TextField } from 'payload'

import { rowsNamed } from '../../../admin/fields/rowsNamed.js'
import { linkFields } from '../../../platform/content/linkFields.js'
import { translatedText, translatedTextarea } from '../../../platform/content/translated.js'

type Words = { description: string; required?: boolean; maxLength?: number }

export const line = (
  name: string,
  { description, required = false, maxLength = 160 }: Words,
): TextField =>
  required
    ? translatedText(name, description, { maxLength })
    : field.text(name, description, { localized: true, maxLength })

/** A translated text over several lines. */
export const paragraph = (
  name: string,
  { description, required = false, maxLength = 500 }: Words,
): Field =>
  required
    ? translatedTextarea(name, description, { maxLength })
    : field.textarea(name, description, { localized: true, maxLength, admin: { rows: 3 } })

export const heading = line('heading', { description: 'What this part says, in one line.' })

export const lead = paragraph('lead', { description: 'One or two sentences below the heading.' })

type Choice = { name: string; description: string; options: Readonly<Record<string, string>> }

/** One of a few; the first is the default. */
export function choice({ name, description, options }: Choice): SelectField {
  return field.select(name, description, {
    required: true,
    options: optionsOf(options),
    defaultValue: Object.keys(options)[0] ?? '',
    admin: { isClearable: false },
  })
}

export const background = choice({
  name: 'background',
  description: 'Tinted parts set themselves apart from the plain ones around them.',
  options: { plain: 'Plain', tinted: 'Tinted' },
})

type RowsOf = { one: string; by: string; fields: Field[]; max: number }

/** A list of rows with a name for one of them, each headed by one of its fields. */
export const rows = (name: string, { one, by, fields, max }: RowsOf): ArrayField =>
  field.array(name, {
    ...rowsNamed(by, [one, `${one}s`], { initCollapsed: true }),
    maxRows: max,
    fields,
  })

export const calls = (max: number): ArrayField =>
  field.array('calls', 'The first one stands out. One call a screen sells best.', {
    ...rowsNamed('label', ['Button', 'Buttons']),
    label: 'Buttons',
    maxRows: max,
    fields: linkFields,
  })

export const picture: Field = field.upload(
  'picture',
  'A photograph or a drawing from the library.',
  { relationTo: 'media' },
)

export const drawing = choice({
  name: 'drawing',
  description: 'Shown in the colours of the brand where there is no picture.',
  options: {
    none: 'None',
    report: 'Report',
    course: 'Course',
    conversation: 'Conversation',
    people: 'People',
    register: 'Register',
    calendar: 'Calendar',
  },
})

type Declared = { slug: string; title: string; fields: Field[] }

/** A block with its preview for the picker, `public/blocks/<slug>.svg`. */
export function block({ slug, title, fields }: Declared): Block {
  const name = slug.charAt(0).toUpperCase() + slug.slice(1)
  const image = { url: `/blocks/${slug}.svg`, alt: `Preview of the block ${title}` }
  return {
    slug,
    interfaceName: `${name}Block`,
    labels: { singular: title, plural: title },
    admin: { images: { thumbnail: image }, disableBlockName: true },
    fields,
  }
}
