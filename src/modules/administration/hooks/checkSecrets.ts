import { ValidationError } from 'payload'

import type { Operation } from '../../../platform/access.js'

type Rule = { path: 'password' | 'apiKey'; min: number; max: number }

const rules: Rule[] = [
  // NIST SP 800-63B asks for length and against rules on characters; the maximum limits the work of hashing.
  { path: 'password', min: 12, max: 256 },
  // The same as for ADMIN_API_KEY. The field's own validation only sees the encrypted key, which is never short.
  { path: 'apiKey', min: 32, max: 256 },
]

/** Refuses a new password or API key that is too short or too long, wherever it is set. */
export function checkSecrets({ args, operation }: Operation): void {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return
  const { data = {} } = args as { data?: Partial<Record<Rule['path'], unknown>> }
  const errors = rules.filter(({ path, ...rule }) => !isFine(data[path], rule)).map(describe)
  if (errors.length > 0) throw new ValidationError({ collection: 'users', errors })
}

function isFine(value: unknown, { min, max }: Pick<Rule, 'min' | 'max'>): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'string' && value.length >= min && value.length <= max
}

function describe({ path, min, max }: Rule) {
  return { path, message: `Use ${String(min)} to ${String(max)} characters.` }
}
