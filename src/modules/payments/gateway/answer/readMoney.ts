import { isCurrency } from '../../../../platform/currencies.js'
import { parseAmount } from '../../amounts/parseAmount.js'

type ReportedMoney = { amount?: number; currency?: string }

const currencyCode = /^[A-Z]{3}$/

/**
 * Reads an amount and its currency: both or neither, else undefined. An unknown currency keeps its name and has no
 * amount, because money may have arrived and staff must look.
 */
export function readMoney(
  amount: string | undefined,
  currency: string | undefined,
): ReportedMoney | undefined {
  if (amount === undefined && currency === undefined) return {}
  if (amount === undefined || !currency || !currencyCode.test(currency)) return undefined
  if (!isCurrency(currency)) return { currency }
  const minor = parseAmount(amount, currency)
  return minor === undefined ? undefined : { amount: minor, currency }
}
