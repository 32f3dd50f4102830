import type { GatewayAttempt } from '../Gateway.js'

type Customer = NonNullable<GatewayAttempt['customer']>

const maxName = 60
const email = /^[A-Za-z0-9._]+@[A-Za-z0-9._]+$/
const maxEmail = 70
const maxPhone = 20

/**
 * The payer's details in the gateway's own character sets. A name is stripped to letters and cut; an address or number
 * that does not fit is left out, because the payer can type it there.
 */
export function payerFields(customer: Customer = {}): [name: string, value: string][] {
  const fields: [string, string | undefined][] = [
    ['billing_name', customer.name === undefined ? undefined : lettersOf(customer.name)],
    ['billing_tel', phoneOf(customer.phone)],
    ['billing_email', emailOf(customer.email)],
  ]
  return fields.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

function lettersOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const words = plain.replace(/[^A-Za-z]+/g, ' ').trim()
  return words.slice(0, maxName).trimEnd()
}

function phoneOf(phone = ''): string | undefined {
  const digits = phone.replace(/[\s+().-]/g, '')
  return /^\d+$/.test(digits) && digits.length <= maxPhone ? digits : undefined
}

function emailOf(address = ''): string | undefined {
  return email.test(address) && address.length <= maxEmail ? address : undefined
}
