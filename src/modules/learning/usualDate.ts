import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'

/** Payload accepts any year, but most readers do not recognise a five-digit one. */
function isUsualDate(value: unknown): boolean {
  const year =
    value instanceof Date || typeof value === 'string' ? new Date(value).getUTCFullYear() : 0
  return year >= 1970 && year < 2200
}

/** Validates an optional or required date between 1970 and 2199. */
export const usualDate: DateFieldValidation = (value, options) => {
  const fault = date(value, options)
  if (fault !== true || !value) return fault
  return isUsualDate(value) || 'Enter a date between 1970 and 2199.'
}
