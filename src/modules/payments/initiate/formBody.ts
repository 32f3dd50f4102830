import { AsyncLocalStorage } from 'node:async_hooks'

import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { failureResponse } from '../../../platform/http/failureResponse.js'
import { parseAmount } from '../gateway/amount.js'
import { type Links, loadLinks } from '../links/linkStore.js'
import { payerLocale } from '../payerLocale.js'

/** The submitted form, kept for the page that asks again. */
type FormCall = { links: Links; values: Record<string, string> }

const current = new AsyncLocalStorage<FormCall>()

/** The submitted form, or undefined if the body is JSON. */
export function currentForm(): FormCall | undefined {
  return current.getStore()
}

/** Lets the schemas below know whether a body is a form, whose values are flat strings. */
export function takingForms(endpoint: Endpoint): Endpoint {
  const { handler } = endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      try {
        if (!isForm(req)) return await handler(req)
        const links = await loadLinks(req, payerLocale(req))
        return await current.run({ links, values: {} }, () => handler(req))
      } catch (error) {
        return failureResponse(error, req)
      }
    },
  }
}

function isForm({ headers }: PayloadRequest): boolean {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/x-www-form-urlencoded'
}

/**
 * A schema that also accepts form fields: `name`, `email` and `phone` of the customer (also as `customer[email]`),
 * `amount` in minor units, or `sum` as people write it. Empty fields count as missing.
 */
export function orForm<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => {
    const form = current.getStore()
    return form && isTexts(value) ? fromForm(form, value) : value
  }, schema)
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null
}

const seatField = /^attendees[[.]?(\d)\]?[[.](name|email)\]?$/
const customerField = /^(?:customer[[.])?(name|email|phone)\]?$/

function fromForm(form: FormCall, fields: Record<string, string>): object {
  Object.assign(form.values, fields)
  const body: Record<string, unknown> = {}
  const customer: Record<string, string> = {}
  const attendees: Record<string, string>[] = []
  for (const [name, raw] of Object.entries(fields)) {
    const value = raw.trim()
    const part = customerField.exec(name)?.[1]
    if (value === '' && name !== 'link') continue
    const [, seat, ofSeat] = seatField.exec(name) ?? []
    if (seat && ofSeat) attendees[Number(seat)] = { ...attendees[Number(seat)], [ofSeat]: value }
    else if (part) customer[part] = value
    else if (name === 'amount') body.amount = /^[1-9]\d{0,11}$/.test(value) ? Number(value) : value
    else if (name === 'quantity') body.quantity = /^\d{1,3}$/.test(value) ? Number(value) : value
    else if (name === 'sum') body.amount = amountOf(form, fields.link, value)
    else body[name] = value
  }
  // Rows that were left empty do not count.
  const named = attendees.flat()
  return {
    ...body,
    ...(Object.keys(customer).length > 0 && { customer }),
    ...(named.length > 0 && { attendees: named }),
  }
}

/** People write a comma for the point and use the digits of their own language. */
function amountOf({ links }: FormCall, slug: string | undefined, sum: string): number | string {
  const { currency } = links.bySlug.get(slug ?? '') ?? {}
  const plain = sum
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
  const amount = currency ? parseAmount(plain.replace(/[,٫]/, '.'), currency) : undefined
  return amount ?? sum
}
