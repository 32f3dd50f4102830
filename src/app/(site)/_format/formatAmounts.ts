import { numberFormat } from '../../../platform/intl.js'

/** Hours in words, such as 6.5 hours. */
export function formatHours(hours: number, locale: string): string {
  return unit('hour', locale).format(hours)
}

/** Minutes in words, such as 35 minutes. */
export function formatMinutes(minutes: number, locale: string): string {
  return unit('minute', locale).format(minutes)
}

function unit(name: string, locale: string): Intl.NumberFormat {
  return numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' })
}
