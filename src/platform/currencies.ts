/** Metals, test codes and what institutions reckon in among themselves, which no price has. */
const noMoney = new Set('XAD XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '))

/** Those that `Intl` does not list: indexed units and funds, and what older Node versions do not know. */
const unlisted = 'BOV CHE CHW CLF COU MXV USN UYI UYW SLE VED XCG ZWG'.split(' ')

/** Every currency of ISO 4217 that prices may be in, by its code. */
export const currencyCodes: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('currency'), ...unlisted]),
]
  .filter((code) => !noMoney.has(code))
  .sort()

const known = new Set(currencyCodes)

export const notACurrency = 'Use the ISO 4217 code of a currency, such as EUR, JPY or OMR.'

/** Whether prices may be in this currency. */
export function isCurrency(value: unknown): value is string {
  return typeof value === 'string' && known.has(value)
}
