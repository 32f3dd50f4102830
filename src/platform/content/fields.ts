import type { Field, FieldAccess, PayloadRequest, RowField } from 'payload'

import { nobody } from '../access.js'
import { capitalised } from '../text.js'

type Kind = Exclude<
  Extract<Field, { name: string }>['type'],
  'blocks' | 'code' | 'email' | 'point' | 'radio' | 'richText' | 'tab'
>

type Of<K extends Kind> = Extract<Field, { type: K; name: string }>

type Rest<F> = F extends unknown ? Partial<Omit<F, 'name' | 'type'>> : never

/** A field of one type: its name, the help that staff read below it if it needs any, and what else Payload knows. */
function fieldsOf<K extends Kind>(type: K) {
  function make(name: string, rest?: Rest<Of<K>>): Of<K>
  function make(name: string, description: string, rest?: Rest<Of<K>>): Of<K>
  function make(name: string, ...said: [(string | Rest<Of<K>>)?, Rest<Of<K>>?]) {
    const [description, rest] = typeof said[0] === 'string' ? [said[0], said[1]] : [null, said[0]]
    const help = description !== null && { admin: { ...rest?.admin, description } }
    return { ...rest, name, type, ...help } as unknown as Of<K>
  }
  return make
}

/** Makes the fields of collections and globals. */
export const field = {
  array: fieldsOf('array'),
  checkbox: fieldsOf('checkbox'),
  date: fieldsOf('date'),
  group: fieldsOf('group'),
  join: fieldsOf('join'),
  json: fieldsOf('json'),
  number: fieldsOf('number'),
  relationship: fieldsOf('relationship'),
  select: fieldsOf('select'),
  text: fieldsOf('text'),
  textarea: fieldsOf('textarea'),
  ui: fieldsOf('ui'),
  upload: fieldsOf('upload'),
  /** Fields side by side. */
  row: (...fields: Field[]): RowField => ({ type: 'row', fields }),
}

type Counted<Stored> = {
  /** Anyone if left out. */
  read?: FieldAccess
  count: (req: PayloadRequest, stored: Partial<Stored>) => Promise<number> | number
}

/** A number that is counted on every read, and that nobody writes. */
export function countedField<Stored>(
  name: string,
  description: string,
  { read, count }: Counted<Stored>,
) {
  return field.number(name, description, {
    virtual: true,
    access: { create: nobody, update: nobody, ...(read && { read }) },
    hooks: {
      afterRead: [
        ({ data, originalDoc, req, siblingData }) =>
          count(req, { ...originalDoc, ...data, ...siblingData } as Partial<Stored>),
      ],
    },
    admin: { readOnly: true },
  })
}

/** The same fields, shown beside the others. */
export function inSidebar(...fields: Field[]): Field[] {
  return fields.map((one) => ({ ...one, admin: { ...one.admin, position: 'sidebar' } }) as Field)
}

/** The options of a select field, from the label of each value; values of a plain list are labelled by themselves. */
export function optionsOf(choices: Readonly<Record<string, string>> | readonly string[]) {
  const labels =
    choices instanceof Array
      ? choices.map((word) => [word, capitalised(word)] as const)
      : Object.entries(choices)
  return labels.map(([value, label]) => ({ value, label }))
}

/** A field with the fields that stand in it changed: those of its tabs, of its blocks, or of a row, a group or a list. */
export function withInner(field: Field, change: (fields: Field[]) => Field[]): Field {
  const changed = <Part extends { fields: Field[] }>(part: Part): Part => ({
    ...part,
    fields: change(part.fields),
  })
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(changed) }
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(changed) }
  return 'fields' in field ? changed(field) : field
}
