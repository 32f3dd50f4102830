import type { PayloadRequest, TypedLocale } from 'payload'
import { z } from 'zod'

import type { BodyContext } from '../../../platform/api/endpoint.js'
import { type LinkNames, loadLinkNames } from '../links/linkStore.js'
import { askedLocale } from '../payerLocale.js'
import { readSum } from './writtenSum.js'

type FormContext = {
  /** The links that a form may pay. */
  links: LinkNames
  /** The language of the page that it stands on, if its address says so. */
  locale: TypedLocale | undefined
}

/** Undefined for JSON, which states its amount in minor units. */
export const formContext: BodyContext<FormContext | undefined> = {
  load: async (req) =>
    isForm(req) ? { links: await loadLinkNames(req), locale: askedLocale(req) } : undefined,
  described: undefined,
}

export function isForm({ headers }: PayloadRequest): boolean {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/x-www-form-urlencoded'
}

/**
 * A schema for form fields, in the context of a form: `name`, `email` and `phone` of the customer (also as
 * `customer[email]`), `billing[company]` and so on, `amount` in minor units, or `sum` as people write it. Empty fields
 * count as missing.
 */
export function orForm<S extends z.ZodType>(schema: S, form: FormContext | undefined) {
  return z.preprocess((value) => (form && isTexts(value) ? fromForm(form, value) : value), schema)
}

export function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null
}

const seatField = /^attendees[[.]?(\d)\]?[[.](name|email)\]?$/
const shortField = /^(?:name|email|phone)$/
const partField = /^(customer|billing)[[.](\w+)\]?$/

function fromForm(form: FormContext, fields: Record<string, string>): object {
  const body: Record<string, unknown> = {}
  const people: Record<string, Record<string, string>> = {}
  const attendees: Record<string, string>[] = []
  for (const [name, raw] of Object.entries(fields)) {
    const value = raw.trim()
    const [, whose, part] = partField.exec(name.replace(shortField, 'customer.$&')) ?? []
    if (value === '' && name !== 'link') continue
    const [, seat, ofSeat] = seatField.exec(name) ?? []
    if (seat && ofSeat) attendees[Number(seat)] = { ...attendees[Number(seat)], [ofSeat]: value }
    else if (whose && part) people[whose] = { ...people[whose], [part]: value }
    else if (name === 'amount') body.amount = /^[1-9]\d{0,11}$/.test(value) ? Number(value) : value
    else if (name === 'quantity') body.quantity = /^\d{1,3}$/.test(value) ? Number(value) : value
    else if (name === 'sum') body.amount = amountOf(form, fields.link, value)
    else body[name] = value
  }
  // Rows that were left empty do not count.
  const named = attendees.flat()
  return { ...body, ...people, ...(named.length > 0 && { attendees: named }) }
}

function amountOf({ links, locale }: FormContext, slug = '', sum: string): number | string {
  const { currency } = links.get(slug) ?? {}
  return (currency ? readSum(sum, { currency, locale }) : undefined) ?? sum
}
