import { z } from 'zod'

import type { Lead } from '../../../payload-types.js'
import { printTyped } from '../../../admin/fields/typedMoney.js'
import { minorDigits } from '../../../platform/formatMoney.js'
import { reportRow } from '../../../platform/csvRow.js'

export async function* leadRows(
  batches: AsyncIterable<readonly Lead[]>,
): AsyncGenerator<string, void, undefined> {
  yield reportRow(leadColumns.map(([name]) => name))
  for await (const leads of batches) yield leads.map(toRow).join('')
}

function toRow(lead: Lead): string {
  return reportRow(leadColumns.map(([, read]) => read(lead)))
}

type Cell = string | number | null | undefined

const Attribution = z.record(z.string(), z.string()).catch({})
const Inputs = z
  .object({ seats: z.number(), years: z.number(), currency: z.string() })
  .partial()
  .catch({})
const Answers = z
  .array(z.object({ label: z.string(), value: z.unknown(), text: z.string().optional() }))
  .catch([])
const Estimate = z.object({ total: z.number(), savings: z.number() }).partial().catch({})

function inOneLine({ label, value, text }: z.output<typeof Answers>[number]): string {
  return `${label}: ${text ?? [value].flat().join(', ')}`
}

/** Amounts are in whole units with a point, as in the export of orders. */
function inUnits(amount: number | null | undefined, currency: string | null | undefined): Cell {
  if (amount == null || !currency) return undefined
  const text = printTyped(amount, minorDigits(currency))
  // As text it would look like a formula, and be quoted against that.
  return amount < 0 ? Number(text) : text
}

function ofEstimate({ estimate, inputs }: Lead, figure: 'total' | 'savings'): Cell {
  return inUnits(Estimate.parse(estimate)[figure], Inputs.parse(inputs).currency)
}

const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** The columns of the export in order: the title of each and its value from a lead. */
const leadColumns: readonly (readonly [name: string, read: (lead: Lead) => Cell])[] = [
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
  ['total', (lead) => ofEstimate(lead, 'total')],
  ['savings', (lead) => ofEstimate(lead, 'savings')],
  ['form', ({ form }) => (typeof form === 'object' ? form?.slug : form)],
  ['answers', ({ answers }) => Answers.parse(answers).map(inOneLine).join('\n') || undefined],
  ['source', ({ source }) => source],
  ...[...campaign, 'gclid', 'referrer', 'landingPage'].map(
    (name) => [name, ({ attribution }: Lead) => Attribution.parse(attribution)[name]] as const,
  ),
  ['locale', ({ locale }) => locale],
  ['notes', ({ notes }) => notes],
  ['value', ({ value }) => inUnits(value?.amount, value?.currency)],
  ['valueCurrency', ({ value }) => (value?.amount == null ? undefined : value.currency)],
]
