import { formatMinutes } from '../_format/formatAmounts.js'
import { formWordsFor } from './words/formWordsFor.js'

/** A waiting time in words: seconds up to a minute and a half, else minutes. */
export function waitText(seconds: number, locale: string): string {
  if (seconds <= 90) return formWordsFor(locale).code.seconds(seconds)
  return formatMinutes(Math.ceil(seconds / 60), locale)
}
