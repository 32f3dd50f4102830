import type {
  DateFieldValidation,
  NumberFieldSingleValidation,
  TextFieldManyValidation,
} from 'payload'
import { date, number, text } from 'payload/shared'

/** Payload itself takes any year, and a five-digit one is no date to most readers. */
export function isUsualDate(value: unknown): boolean {
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

/** Validates a number as Payload does, and that it is whole. */
export const wholeNumber: NumberFieldSingleValidation = (value, options) => {
  const fault = number(value, options)
  if (fault !== true || value === null || value === undefined) return fault
  return Number.isInteger(value) || 'Enter a whole number.'
}

/** Validates a list of texts as Payload does, and that each is a text. */
export const textList: TextFieldManyValidation = (value, options) => {
  const isTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  if (!isTexts && value !== null && value !== undefined) return 'Enter a list of texts.'
  return (text as TextFieldManyValidation)(value, options)
}
