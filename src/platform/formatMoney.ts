import { numberFormat } from './intl.js'

/**
 * The decimals of ISO 4217 (List One, https://www.six-group.com/dam/download/financial-information/data-center/iso-currrency/lists/list-one.xml);
 * all others have two. Not those of `Intl`, which rounds as people do: it gives AFN, COP, HUF or IQD none.
 */
const decimals: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

const digits = new Map(
  Object.entries(decimals).flatMap(([places, codes]) =>
    codes.split(' ').map((code) => [code, Number(places)] as const),
  ),
)

/** How many decimals a currency has: amounts are integers of its smallest unit. */
export function minorDigits(currency: string): number {
  return digits.get(currency) ?? 2
}

/** An amount in minor units as a language writes it, in European digits: `€1,250.00`, `OMR 1.500`. */
export const formatMoney = moneyFormat('auto')

/** The same without decimals that are all zero: `€490`. */
export const shortMoney = moneyFormat('stripIfInteger')

/**
 * The sign of the pound stands alone: `£GB` and `UK£`, as CLDR has it for French and Arabic, are read by nobody. In Arabic a
 * mark keeps the sign of `US$` behind its letters.
 */
function moneyFormat(trailingZeroDisplay: 'auto' | 'stripIfInteger') {
  return (amount: number, currency: string, locale: string): string => {
    const places = minorDigits(currency)
    const format = numberFormat(locale, {
      style: 'currency',
      currency,
      numberingSystem: 'latn',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      trailingZeroDisplay,
    })
    const text = format.format(amount / 10 ** places).replace(/£GB|UK£/, '£')
    return locale.startsWith('ar') ? text.replace(/[A-Z]\$/, '$&\u200e') : text
  }
}
