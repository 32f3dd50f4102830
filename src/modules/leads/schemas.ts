import { z } from 'zod'

import { describeIssue } from '../../platform/http/describeIssue.js'
import { isRecord } from '../../platform/isRecord.js'
import { challengeAnswer, emailAddress, otpProof } from '../../platform/otp/otpProof.js'
import { requiredText, text } from '../../platform/text.js'
import {
  answersSchema,
  type AskedField,
  country,
  type FieldType,
  fieldTypes,
  phone,
  workEmail,
} from './fieldTypes.js'
import { type References, reference } from './references.js'

/** What a lead asked for: the first segment of a form's path, or `form` for those that staff make. */
const leadKinds = ['demo', 'contact', 'request-info', 'brochures', 'tco', 'form'] as const

export type LeadKind = (typeof leadKinds)[number]

export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost'] as const

const line = text(200)

const consent = (references: References) =>
  z
    .strictObject({
      marketing: z.boolean(),
      policyVersion: reference('policyVersions', references, { max: 40 })
        .nullish()
        .transform((version) => version ?? undefined)
        .meta({
          description: 'Of the privacy policy that was shown; left out or null, the present one.',
        }),
    })
    .meta({ id: 'ConsentGiven' })

export type Consent = z.output<ReturnType<typeof consent>>

const attributionKey = z.string().regex(/^(?:utm_[a-z0-9_]{1,40}|gclid|referrer|landingPage)$/)

const Attribution = z
  .record(attributionKey, text(500), {
    error: ({ code }) =>
      code === 'invalid_key'
        ? 'This name is not known. Check its spelling, or leave it out.'
        : undefined,
  })
  .refine((value) => Object.keys(value).length <= 20, {
    message: 'Send at most 20 items.',
    params: { code: 'too_big' },
  })
  .meta({ description: '`utm_*`, `gclid`, `referrer`, `landingPage`' })

const everyForm = (references: References) => ({
  consent: consent(references).optional(),
  attribution: Attribution.optional(),
  website: text(500)
    .optional()
    .meta({ description: 'Leave it out or empty: people do not see it.' }),
})

export const demoForm = (references: References) =>
  z.strictObject({
    name: requiredText(200),
    email: workEmail,
    company: requiredText(200),
    jobTitle: line.optional(),
    companySize: text(60).optional(),
    country: country.optional(),
    phone: phone.optional(),
    interests: z.array(requiredText(100)).max(20).optional(),
    preferredTime: line.optional(),
    message: text(5_000).optional(),
    ...everyForm(references),
  })

export const contactForm = (references: References) =>
  z.strictObject({
    name: requiredText(200),
    email: emailAddress,
    company: line.optional(),
    phone: phone.optional(),
    country: country.optional(),
    subject: requiredText(200),
    message: requiredText(5_000),
    ...everyForm(references),
    // A missing object is reported as its missing required answer.
    consent: z.preprocess((value) => (value === undefined ? {} : value), consent(references)),
  })

export const requestInfoForm = (references: References) =>
  z.strictObject({
    // An old slug leads to the course as everywhere else; the lead has the present one.
    program: reference('programs', references).transform(
      (program) => references.programs.get(program) ?? program,
    ),
    name: requiredText(200),
    email: emailAddress,
    question: text(5_000).optional(),
    phone: phone.optional(),
    country: country.optional(),
    startPreference: line.optional(),
    ...everyForm(references),
  })

export const brochureForm = (references: References) =>
  z.strictObject({
    brochure: reference('brochures', references),
    name: line.optional(),
    email: emailAddress,
    company: line.optional(),
    ...everyForm(references),
  })

/** Bounds that keep every sum of an estimate below 2^53 (estimateTco.ts). */
const tcoInputs = (references: References) =>
  z
    .strictObject({
      seats: z.int().min(1).max(100_000),
      years: z.int().min(1).max(10),
      currency: reference('currencies', references, { max: 3 }),
      currentCostPerSeat: z.int().min(0).max(1_000_000_000),
      adminHoursPerMonth: z.number().min(0).max(10_000).optional(),
    })
    .meta({ id: 'TcoInputs' })

/** What a first figure needs: nothing about the person who asks. */
export const tcoFigureBody = (references: References) =>
  z.strictObject({ inputs: tcoInputs(references) })

export type TcoInputs = z.output<ReturnType<typeof tcoInputs>>

export const tcoForm = (references: References) =>
  z.strictObject({
    inputs: tcoInputs(references),
    company: requiredText(200),
    name: line.optional(),
    email: workEmail,
    ...everyForm(references),
  })

const withProof = { otp: otpProof.optional() }

/** What bodies of a form that staff made have beside its answers: in its first phase, or in both on one path. */
const besideAnswers = (references: References, phase: FormPhase) => ({
  ...everyForm(references),
  ...(phase === 'both' && withProof),
})

export type FormPhase = 'first' | 'both'

type CustomForm = { fields: readonly AskedField[]; wantsWorkEmail: boolean; phase: FormPhase }

/**
 * A form that staff made, with these fields. Where `email` is left out, the answer to its first question for an email
 * address is the address, and must be given. Not a union of zod's, which would name the faults of neither body.
 */
export function customForm(references: References, { fields, wantsWorkEmail, phase }: CustomForm) {
  const others = besideAnswers(references, phase)
  const email = wantsWorkEmail ? workEmail : emailAddress
  const withEmail = z.strictObject({ email, answers: answersSchema(fields), ...others })
  const own = fields.find(({ type }) => type === 'email' || type === 'work_email')
  if (!own) return withEmail
  const type = wantsWorkEmail ? 'work_email' : own.type
  const address = { ...own, type, required: true }
  const answers = answersSchema(fields.map((field) => (field === own ? address : field)))
  const withAnswers = z.strictObject({ answers, ...others })
  return z.unknown().transform((body, context) => {
    const schema = isRecord(body) && 'email' in body ? withEmail : withAnswers
    const { data, error } = schema.safeParse(body, { reportInput: true, error: describeIssue })
    if (data) return { email: data.answers[own.name], ...data }
    context.issues.push(...(error.issues as z.core.$ZodRawIssue[]))
    return z.NEVER
  })
}

const answerValue = z.union([text(5_000), z.number(), z.boolean(), z.array(text(200)).max(50)])

/** The same for the document, which knows no form in particular. */
export const anyCustomForm = (references: References, phase: FormPhase) =>
  z.strictObject({
    email: emailAddress.optional().meta({
      description:
        'Left out, the answer to the form’s first field of type `email` or `work_email`.',
    }),
    ...besideAnswers(references, phase),
    answers: z.record(z.string(), answerValue).meta({
      description: 'By the names of the form’s `fields`.',
      examples: [{ name: 'Ada Lovelace', guests: 2 }],
    }),
  })

const option = z.object({ value: z.string(), label: z.string() })

/** A form as its visitors see it, in one language. */
export const FormDescription = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string().nullable(),
    workEmail: z
      .boolean()
      .meta({ description: 'Whether `email` must be an address at a company.' }),
    fields: z.array(
      z.object({
        name: z.string(),
        type: z.enum(Object.keys(fieldTypes) as [FieldType]),
        label: z.string(),
        help: z.string().optional(),
        required: z.boolean(),
        options: z.array(option).optional(),
      }),
    ),
    otp: z.boolean().meta({ description: 'Whether the address is proven by a code.' }),
    consent: z.object({
      text: z.string(),
      policyVersion: z.string().nullable().meta({ description: 'To send as `policyVersion`.' }),
    }),
    button: z.string().nullable(),
    thanks: z.object({ title: z.string().nullable(), text: z.string().nullable() }),
  })
  .meta({ id: 'Form' })

export type FormDescription = z.output<typeof FormDescription>

const amount = z.int()

export const Estimate = z
  .object({
    currency: z.string(),
    years: z.int(),
    lines: z.array(z.object({ label: z.string(), amount })),
    total: amount,
    currentTotal: amount,
    savings: amount,
    assumptions: z.array(z.string()),
  })
  .meta({ id: 'TcoEstimate' })

export const TcoFigure = Estimate.pick({
  currency: true,
  years: true,
  total: true,
  currentTotal: true,
  savings: true,
}).meta({ id: 'TcoFigure' })

export type TcoFigure = z.output<typeof TcoFigure>

export type Estimate = z.output<typeof Estimate>

const received = {
  status: z.literal('received'),
  reference: z.string().meta({ examples: ['LD-7H3K9Q2MX4TBV8WE'] }),
  kind: z.enum(leadKinds),
}

export const Received = z.object(received).meta({ id: 'LeadReceived' })

export const BrochureReceived = z
  .object({ ...received, download: z.object({ url: z.url(), expiresAt: z.iso.datetime() }) })
  .meta({ id: 'BrochureReceived' })

export const TcoReceived = z.object({ ...received, estimate: Estimate }).meta({ id: 'TcoReceived' })

/** The answer of the first phase (a code was sent) or of the second (the lead was received). */
export const FormAnswer = z.union([Received, challengeAnswer])
