import { attributionOf } from './attribution.js'
import type { Values } from './SiteForm.js'

/**
 * What every lead's body contains besides its own fields: the consent, where the visitor came from, and the honeypot.
 */
export function leadParts(values: Values): Record<string, unknown> {
  const { policy, website } = values
  return {
    consent: { marketing: values.marketing === 'yes', ...(policy && { policyVersion: policy }) },
    attribution: attributionOf(values),
    ...(website && { website }),
  }
}

/** The trimmed values of these names that are not empty: empty optional fields are left out of a body. */
export function filled(values: Values, ...names: string[]): Record<string, string> {
  const pairs = names.map((name) => [name, values[name]?.trim() ?? ''] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}

/** A phone number in the API's format: people write spaces, dots, hyphens and brackets into it. */
export function phoneOf({ phone = '' }: Values): { phone?: string } {
  const digits = phone.normalize('NFKC').replace(/[\s().\p{Pd}/]/gu, '')
  return digits ? { phone: digits.replace(/^00/, '+') } : {}
}
