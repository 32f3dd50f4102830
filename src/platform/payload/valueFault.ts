import type { Field } from 'payload'

import { localization } from '../localization.js'

const number = /^\s*-?\d+(?:\.\d+)?\s*$/
const locales = new Set<string>(localization.locales.map(({ code }) => code))

/** What is wrong with the shape of a value for its field, as a message to its sender; undefined if nothing is. */
export function valueFault(field: Field, value: unknown): string | undefined {
  if (value === null || value === '') return undefined
  if ('localized' in field && field.localized && isByLanguage(value)) return undefined
  const hasMany = 'hasMany' in field && field.hasMany === true
  if (field.type === 'array' || hasMany) return Array.isArray(value) ? undefined : 'Send a list.'
  if (field.type === 'number') return isNumber(value) ? undefined : 'Send a number.'
  if (field.type === 'email') return typeof value === 'string' ? undefined : 'Send text.'
  if (field.type === 'richText' && namesNothing(value)) return 'Name a collection in relationTo.'
  const isText = field.type === 'text' || field.type === 'textarea'
  return isText && typeof value === 'object' ? 'Send text.' : undefined
}

/** Whether a text refers to a collection by a name that every object has, which Payload mistakes for one of its own. */
function namesNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { relationTo } = value as { relationTo?: unknown }
  if (typeof relationTo === 'string' && relationTo in Object.prototype) return true
  return Object.values(value).some(namesNothing)
}

/** The value's form in a write with `locale=all`. */
function isByLanguage(value: unknown): boolean {
  const names = typeof value === 'object' ? Object.keys(value ?? {}) : []
  return names.length > 0 && names.every((name) => locales.has(name))
}

/** Forms send numbers as text. */
function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && number.test(value))
}
