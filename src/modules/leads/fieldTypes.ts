import { z } from 'zod'

import { countries } from '../../platform/countries.js'
import { emailAddress } from '../../platform/otp/otpProof.js'
import { requiredText, text, trimmed } from '../../platform/text.js'
import { isWorkAddress } from './emailDomains/isWorkAddress.js'

export const workEmail = emailAddress.refine(isWorkAddress, {
  message: 'Send an address at your company, not one of a free or disposable mailbox.',
  params: { code: 'work_email_required' },
})

/** E.164: a plus, a country code, at most 15 digits in total (ITU-T E.164, 6.2.1). */
export const phone = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{6,14}$/, 'Send an international number such as +442079460321.')

export const country = trimmed(
  z
    .enum(countries, 'Send a country code such as GB.')
    .meta({ id: 'Country', description: 'ISO 3166-1 alpha-2' }),
)

/** What staff can ask for in a form of their own, as the admin calls it. */
export const fieldTypes = {
  text: 'Text, one line',
  textarea: 'Text, several lines',
  email: 'Email address',
  work_email: 'Work email address',
  phone: 'Telephone number',
  number: 'Number',
  date: 'Date',
  country: 'Country',
  select: 'One of a list',
  multiselect: 'Several of a list',
  boolean: 'Yes or no',
  consent: 'Consent (a box to tick)',
  hidden: 'Hidden (from the address of the page)',
} as const

export type FieldType = keyof typeof fieldTypes

export type AskedField = {
  name: string
  type: FieldType
  required: boolean
  options: readonly string[]
}

/** Above this the value of a number is no longer exact in its last decimal. */
const maxNumber = 1_000_000_000_000

const mustAgree = 'Agree to this to continue.'

const agreed = z
  .boolean({ error: ({ input }) => (input === undefined ? mustAgree : undefined) })
  .refine((value) => value, { message: mustAgree, params: { code: 'required' } })

const schemas: Record<FieldType, (field: AskedField) => z.ZodType> = {
  text: ({ required }) => (required ? requiredText(200) : text(200)),
  textarea: ({ required }) => (required ? requiredText(5_000) : text(5_000)),
  email: () => emailAddress,
  work_email: () => workEmail,
  phone: () => phone,
  number: () => z.number().min(-maxNumber).max(maxNumber),
  date: () => trimmed(z.iso.date()),
  country: () => country,
  select: ({ options }) => trimmed(z.enum(options)),
  multiselect: ({ options, required }) =>
    z
      .array(trimmed(z.enum(options)))
      .min(required ? 1 : 0)
      .max(options.length)
      .refine((chosen) => new Set(chosen).size === chosen.length, {
        message: 'Send each choice once.',
        params: { code: 'duplicate' },
      }),
  boolean: () => z.boolean(),
  consent: ({ required }) => (required ? agreed : z.boolean()),
  hidden: ({ required }) => (required ? requiredText(500) : text(500)),
}

/** The schema of the answers to these fields. */
export function answersSchema(fields: readonly AskedField[]) {
  const entries = fields.map((field) => {
    const schema = schemas[field.type](field)
    return [field.name, field.required ? schema : schema.optional()] as const
  })
  const answers = z.strictObject(Object.fromEntries(entries))
  // Without any answers, each required one is reported by its name.
  return z.preprocess((value) => (value === undefined ? {} : value), answers)
}
