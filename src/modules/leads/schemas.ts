import { z } from 'zod'

import { countries } from '../../platform/countries.js'
import { localeParameter } from '../../platform/http/parameters.js'
import { challengeAnswer, emailAddress, otpProof } from '../../platform/otp/otpProof.js'
import { requiredText, text } from '../../platform/text.js'
import { isWorkAddress } from './emailDomains/isWorkAddress.js'
import { type References, reference } from './references.js'

/** What a lead asked for; also the last segment of the form's path. */
export const leadKinds = ['demo', 'contact', 'request-info', 'brochures', 'tco'] as const

export type LeadKind = (typeof leadKinds)[number]

export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost'] as const

const workEmail = emailAddress.refine(isWorkAddress, {
  message: 'Send an address at your company, not one of a free or disposable mailbox.',
  params: { code: 'work_email_required' },
})

/** E.164: a plus, a country code, at most 15 digits in total (ITU-T E.164, 6.2.1). */
const phone = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{6,14}$/, 'Send an international number such as +442079460321.')

const country = z
  .enum(countries, 'Send a country code such as GB.')
  .meta({ id: 'Country', description: 'ISO 3166-1 alpha-2' })

const line = text(200)

const consent = (references: References) =>
  z
    .strictObject({
      marketing: z.boolean(),
      policyVersion: reference('policyVersions', references, { max: 40 }).optional().meta({
        description: 'Of the privacy policy that was shown; left out, the present one.',
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
    phone: phone.optional(),
    country: country.optional(),
    companySize: text(60).optional(),
    interests: z.array(requiredText(100)).max(20).optional(),
    preferredTime: line.optional(),
    message: text(5_000).optional(),
    ...everyForm(references),
  })

export const contactForm = (references: References) =>
  z.strictObject({
    name: requiredText(200),
    email: emailAddress,
    subject: requiredText(200),
    message: requiredText(5_000),
    company: line.optional(),
    phone: phone.optional(),
    country: country.optional(),
    ...everyForm(references),
    // A missing object is reported as its missing required answer.
    consent: z.preprocess((value) => (value === undefined ? {} : value), consent(references)),
  })

export const requestInfoForm = (references: References) =>
  z.strictObject({
    name: requiredText(200),
    email: emailAddress,
    program: reference('programs', references),
    question: text(5_000).optional(),
    phone: phone.optional(),
    country: country.optional(),
    startPreference: line.optional(),
    ...everyForm(references),
  })

export const brochureForm = (references: References) =>
  z.strictObject({
    email: emailAddress,
    brochure: reference('brochures', references),
    name: line.optional(),
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

export type TcoInputs = z.output<ReturnType<typeof tcoInputs>>

export const tcoForm = (references: References) =>
  z.strictObject({
    email: workEmail,
    company: requiredText(200),
    inputs: tcoInputs(references),
    name: line.optional(),
    ...everyForm(references),
  })

export const otp = otpProof

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

export const LocaleQuery = z.strictObject({ locale: localeParameter })
