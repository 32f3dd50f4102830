import { domainToASCII } from 'node:url'

import { z } from 'zod'

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domainLetters = /^[a-zA-Z0-9.\-\u{80}-\u{10ffff}]+$/u
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The only form of address that mail is sent to or from: an ASCII dot-atom (RFC 5322, 3.2.3) within the lengths of RFC
 * 5321, 4.5.3.1, at a domain converted to A-labels. No parser reads it as two addresses.
 */
export const mailAddress = z.string().transform((value, context) => {
  const address = toAscii(value)
  if (address !== undefined) return address
  context.addIssue({ code: 'custom', message: 'Expected one email address.' })
  return z.NEVER
})

function toAscii(value: string): string | undefined {
  const at = value.lastIndexOf('@')
  const [local, domain] = [value.slice(0, Math.max(at, 0)), value.slice(at + 1)]
  if (local.length > 64 || !localPart.test(local) || !domainLetters.test(domain)) return undefined
  const labels = domainToASCII(domain).split('.')
  const address = `${local}@${labels.join('.')}`
  // A number at the end is an IP address to URL parsers and never a domain (RFC 3696, 2).
  const isDomain =
    labels.every((label) => domainLabel.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  return isDomain && address.length <= 254 ? address : undefined
}
