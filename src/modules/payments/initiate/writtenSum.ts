import type { TypedLocale } from 'payload'

import { minorDigits } from '../../../platform/formatMoney.js'
import { numberFormat } from '../../../platform/intl.js'
import { latinDigits } from '../../../platform/text.js'
import { parseAmount } from '../gateway/amount.js'

/** Digits, or groups of three with the same mark between them; nobody begins a group with zero. */
const wholeForm = /^(?:\d+|[1-9]\d{0,2}([,.'’٬ ])\d{3}(?:\1\d{3})*)$/

const decimalForm = /^(.+)([,.٫])(\d+)$/

/** What is copied from an Arabic page may contain them; they cannot be seen. */
const directionMarks = /[\u061c\u200e\u200f]/g

type Written = {
  currency: string
  /** The language of the page on which it was typed; undefined if that is not known. */
  locale: TypedLocale | undefined
}

/**
 * A sum as people write it, in minor units: `5,000`, `5.000,00`, `12,5`. A mark before three digits groups thousands in
 * a currency that has fewer decimals. Where it could be either, the language of the page decides; undefined if that
 * writes neither so, because guessing could charge a thousand times the sum that was meant.
 */
export function readSum(text: string, { currency, locale }: Written): number | undefined {
  const plain = latinDigits(text.normalize('NFKC').replace(directionMarks, ''))
  const [, front = '', mark = '', decimals = ''] = decimalForm.exec(plain) ?? []
  const units = front.includes(mark) ? undefined : digitsOf(front)
  const hasDecimals = units !== undefined && decimals.length <= minorDigits(currency)
  const exact = hasDecimals ? `${units}.${decimals}` : undefined
  const whole = digitsOf(plain)
  const isEither = exact !== undefined && whole !== undefined
  const meant = isEither
    ? { decimal: exact, group: whole, nothing: undefined }[useOf(mark, locale)]
    : (exact ?? whole)
  return meant === undefined ? undefined : parseAmount(meant, currency)
}

function digitsOf(whole: string): string | undefined {
  return wholeForm.test(whole) ? whole.replace(/\D/g, '') : undefined
}

/** What a language writes a mark for within numbers. */
function useOf(mark: string, locale: TypedLocale | undefined): 'decimal' | 'group' | 'nothing' {
  if (!locale) return 'nothing'
  const parts = numberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345.6)
  const type = parts.find(({ value }) => value === mark)?.type
  return type === 'decimal' || type === 'group' ? type : 'nothing'
}

/** An amount as somebody would type it on a page in a language: `25,00` in French. */
export function writeSum(minor: number, currency: string, locale: TypedLocale): string {
  const places = minorDigits(currency)
  const format = numberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: false,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
  return format.format(minor / 10 ** places)
}
