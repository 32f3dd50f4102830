import type { NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

/** Validates a number like Payload does, and that it is an integer. */
export const wholeNumber: NumberFieldSingleValidation = (value, options) => {
  const fault = number(value, options)
  if (fault !== true || value === null || value === undefined) return fault
  return Number.isInteger(value) || 'Enter a whole number.'
}
