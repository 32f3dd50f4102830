import {
  type ArrayField,
  type CollectionConfig,
  type Field,
  type TextField,
  type TextFieldSingleValidation,
  type FieldHook,
  ValidationError,
} from 'payload'

import { rowsNamed } from '../../../admin/fields/rowsNamed.js'
import { anyStaff, previewForStaffOnly, type Operation } from '../../../platform/access.js'
import { contentCollection } from '../../../platform/content/contentCollection.js'
import { field, optionsOf } from '../../../platform/content/fields.js'
import { keepShown } from '../../../platform/content/keepShown.js'
import { slugField, slugify } from '../../../platform/content/slugField.js'
import { translatedText } from '../../../platform/content/translated.js'
import { mailAddress } from '../../../platform/mail/mailAddress.js'
import { comparable } from '../../../platform/text.js'
import { fieldTypes } from '../fieldTypes.js'
import { customForms, hasOptions, isOtherPath } from '../forms/customForms.js'
import { freeSlug } from '../../../platform/content/publishedSlugs.js'
import type { LeadKind } from '../schemas.js'

type Row = { name?: unknown; value?: unknown; label?: unknown; type?: unknown }

const mostFields = 40
const mostOptions = 50

/** The name of a row that has none, from its label. */
const nameFromLabel = ({ value, siblingData }: { value?: unknown; siblingData: Row }): unknown => {
  const { label } = siblingData
  if (value || typeof label !== 'string') return value
  return slugify(label).replaceAll('-', '_').slice(0, 40)
}

const fieldName = /^[a-z][A-Za-z0-9_]{0,39}$/

const checkName: TextFieldSingleValidation = (value, { event }) => {
  if (!value && event === 'onChange') return true
  const isName = typeof value === 'string' && fieldName.test(value) && !(value in Object.prototype)
  return isName || 'Begin with a small letter; use letters, digits and underscores, at most 40.'
}

function twiceIn(rows: unknown, key: 'name' | 'value'): string | undefined {
  const names = ((rows ?? []) as Row[]).flatMap((row) => row[key] || []).map(String)
  // Answers are compared in this form, too.
  const compared = names.map(comparable)
  return names.find((_, at) => compared.indexOf(compared[at] ?? '') < at)
}

const words = (name: string, maxLength: number, description: string): Field => {
  const field = { name, localized: true, maxLength, admin: { description } }
  return maxLength > 200 ? { ...field, type: 'textarea' } : { ...field, type: 'text' }
}

const checkValue: TextFieldSingleValidation = (value, { event }) =>
  Boolean(value) || event === 'onChange' || 'Enter a value, such as full_day.'

const checkSlug: TextFieldSingleValidation = (value, settings) => {
  if (isOtherPath(value ?? '')) return 'Choose another slug: this one is taken by the service.'
  const check = slugField.validate as TextFieldSingleValidation
  return check(value, settings)
}

const options: ArrayField = field.array('options', {
  ...rowsNamed('label', ['Choice', 'Choices'], {
    condition: (_, row: Row) => hasOptions(row.type),
  }),
  maxRows: mostOptions,
  validate: (value, { siblingData }) => {
    if (!hasOptions((siblingData as Row).type)) return true
    if (!value || value.length === 0) return 'Add the choices of this question.'
    if (value.length > mostOptions) return `Use at most ${String(mostOptions)} choices.`
    const twice = twiceIn(value, 'value')
    return twice === undefined || `The value ${twice} is there twice.`
  },
  fields: [
    field.row(
      translatedText('label', 'As visitors read it.', { maxLength: 200, admin: { width: '50%' } }),
      field.text('value', 'What is stored. Leave it empty to have it made from the label.', {
        required: true,
        maxLength: 200,
        hooks: { beforeValidate: [nameFromLabel] },
        validate: checkValue,
        admin: { width: '50%' },
      }),
    ),
  ],
})

const fields: ArrayField = field.array(
  'fields',
  'Every form asks for the email address and the consent by itself. Each further question costs answers: few are best.',
  {
    label: 'Questions',
    ...rowsNamed('label', ['Question', 'Questions']),
    required: true,
    maxRows: mostFields,
    validate: (value) => {
      if (!value || value.length === 0) return 'Add at least one question.'
      if (value.length > mostFields) return `Use at most ${String(mostFields)} questions.`
      const twice = twiceIn(value, 'name')
      return twice === undefined || `Two questions have the name ${twice}.`
    },
    fields: [
      field.row(
        translatedText('label', 'What is asked, in a few words.', {
          maxLength: 200,
          admin: { width: '50%' },
        }),
        field.select('type', 'What visitors can enter.', {
          required: true,
          defaultValue: 'text',
          options: optionsOf(fieldTypes),
          admin: { width: '50%', isClearable: false },
        }),
      ),
      options,
      words('help', 200, 'A hint between the label and the input.'),
      field.row(
        field.text(
          'name',
          'Its key in the API; made from the label if empty. Answers called name (or full_name, your_name), company, jobTitle, phone and country also fill those fields of the lead.',
          {
            required: true,
            maxLength: 40,
            validate: checkName,
            hooks: { beforeValidate: [nameFromLabel] },
            admin: { width: '50%' },
          },
        ),
        field.checkbox('required', {
          defaultValue: false,
          // Nobody could send the form without an address that has the value.
          validate: (value, { siblingData }) =>
            !value ||
            (siblingData as Row).type !== 'hidden' ||
            'A hidden question cannot be required: visitors do not see it.',
          admin: { width: '50%' },
        }),
      ),
    ],
  },
)

const behaviour: Field[] = [
  field.checkbox(
    'otp',
    'Without it a form is sent in one step, but anybody can enter anybody’s address: only a few mails are sent then.',
    { label: 'Confirm the address by a code', defaultValue: true, admin: { position: 'sidebar' } },
  ),
  field.checkbox('workEmail', 'Refuses free and disposable mailboxes.', {
    label: 'Work addresses only',
    defaultValue: false,
    admin: { position: 'sidebar' },
  }),
]

const afterwards: Field[] = [
  words('thanksTitle', 120, 'The heading after sending, such as Your place is kept.'),
  words('thanksText', 1_000, 'What happens next, and when.'),
  words('mailSubject', 120, 'The subject of the receipt. Empty: the usual one.'),
  words('mailText', 2_000, 'The text of the receipt; an empty line begins a new paragraph.'),
  field.text('notify', 'Who is told of each answer by mail. Empty: the usual colleagues.', {
    hasMany: true,
    maxRows: 20,
    access: { read: anyStaff },
    validate: (value: unknown) => {
      const addresses = [value ?? []].flat() as string[]
      const wrong = addresses.find((one) => !mailAddress.safeParse(one).success)
      return wrong === undefined || `${wrong} is no email address.`
    },
  }),
]

const kinds: Record<Exclude<LeadKind, 'form'>, true> = {
  demo: true,
  contact: true,
  'request-info': true,
  brochures: true,
  tco: true,
}
const fixed: ReadonlySet<unknown> = new Set(Object.keys(kinds))

/** Whether a form gets the name of one that the service has; those that had it before keep it. */
const takesFixed = (value: unknown, stored: unknown): boolean =>
  fixed.has(value) && value !== (stored as { slug?: unknown } | undefined)?.slug

const refuseFixed: FieldHook = ({ collection, originalDoc, path, req, value }) => {
  if (!takesFixed(value, originalDoc)) return
  const message = 'Choose another slug: a form of the service has this one.'
  const errors = [{ path: path.join('.'), message }]
  throw new ValidationError({ collection: collection?.slug, errors, req }, req.t)
}

/** Of a title such as Contact. */
const stepAside: FieldHook = async ({ originalDoc, req, value }) => {
  const stored = originalDoc as { id?: string; slug?: unknown } | undefined
  if (typeof value !== 'string' || !takesFixed(value, stored)) return
  return freeSlug(req, { collection: 'forms', base: `${value}-form`, id: stored?.id })
}

/**
 * The slug of a form, which may not be that of a fixed one: elements on other sites name both alike, and would show the
 * fixed one.
 */
function besideFixedForms(slug: TextField): TextField {
  const { beforeValidate: made = [] } = { ...slug.hooks }
  const beforeValidate = [refuseFixed, ...made, stepAside]
  return { ...slug, hooks: { ...slug.hooks, beforeValidate } }
}

const everyField: Field[] = [
  translatedText('title', 'What one gets or does, such as Book a place at the open day.', {
    maxLength: 120,
  }),
  besideFixedForms({ ...slugField, validate: checkSlug } as TextField),
  ...behaviour,
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Questions',
        fields: [
          words('summary', 300, 'One or two sentences above the form.'),
          fields,
          words('consentText', 300, 'The words of the consent to news. Empty: the usual ones.'),
          words('button', 40, 'On the button, such as Keep my place.'),
        ],
      },
      { label: 'Afterwards', fields: afterwards },
    ],
  },
]

/** A script that says nothing of drafts makes a form in order to use it; the admin always says. Copies are drafts. */
function publishUnlessDraft({ args, operation }: Operation): void {
  const { data, draft } = args as { data?: { _status?: string }; draft?: boolean }
  if (operation === 'create' && data && !draft) data._status ??= 'published'
}

/** Forms that staff make, with questions of their own; what visitors answer becomes a lead. */
export const Forms: CollectionConfig = contentCollection(
  keepShown({
    slug: 'forms',
    labels: { singular: 'Form', plural: 'Forms' },
    admin: {
      group: 'Leads',
      useAsTitle: 'title',
      defaultColumns: ['title', 'slug', 'otp', 'updatedAt', '_status'],
      listSearchableFields: ['title', 'slug'],
      description:
        'Forms for pages: a part of a page shows one, and each has a page of its own at /forms. Answers arrive with the leads.',
    },
    defaultSort: 'title',
    custom: { pagePath: '/forms/:slug' },
    endpoints: customForms,
    hooks: { beforeOperation: [previewForStaffOnly, publishUnlessDraft] },
    fields: everyField,
  }),
  { cachedList: ['forms'] },
)
