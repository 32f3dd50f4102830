import { z } from 'zod'

import type { Lead } from '../../../payload-types.js'

type Cell = string | number | null | undefined

const Attribution = z.record(z.string(), z.string()).catch({})
const Inputs = z
  .object({ seats: z.number(), years: z.number(), currency: z.string() })
  .partial()
  .catch({})
const Estimate = z.object({ total: z.number(), savings: z.number() }).partial().catch({})

/** The columns of the export in order: the title of each and its value from a lead. */
export const leadColumns: readonly (readonly [name: string, read: (lead: Lead) => Cell])[] = [
  ['reference', ({ reference }) => reference],
  ['createdAt', ({ createdAt }) => createdAt],
  ['kind', ({ kind }) => kind],
  ['status', ({ status }) => status],
  ['assignee', ({ assignee }) => (typeof assignee === 'object' ? assignee?.email : assignee)],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['company', ({ company }) => company],
  ['jobTitle', ({ jobTitle }) => jobTitle],
  ['phone', ({ phone }) => phone],
  ['country', ({ country }) => country],
  ['marketing', ({ marketing }) => marketing],
  ['companySize', ({ companySize }) => companySize],
  ['interests', ({ interests }) => interests?.join('; ')],
  ['preferredTime', ({ preferredTime }) => preferredTime],
  ['subject', ({ subject }) => subject],
  ['message', ({ message }) => message],
  ['program', ({ program }) => program],
  ['question', ({ question }) => question],
  ['startPreference', ({ startPreference }) => startPreference],
  ['brochure', ({ brochure }) => brochure],
  ['seats', ({ inputs }) => Inputs.parse(inputs).seats],
  ['years', ({ inputs }) => Inputs.parse(inputs).years],
  ['currency', ({ inputs }) => Inputs.parse(inputs).currency],
  ['total', ({ estimate }) => Estimate.parse(estimate).total],
  ['savings', ({ estimate }) => Estimate.parse(estimate).savings],
  ['source', ({ source }) => source],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'referrer', 'landingPage'].map(
    (name) => [name, ({ attribution }: Lead) => Attribution.parse(attribution)[name]] as const,
  ),
  ['locale', ({ locale }) => locale],
  ['notes', ({ notes }) => notes],
]
