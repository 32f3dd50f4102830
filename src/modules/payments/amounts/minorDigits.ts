const digits = new Map([
  ...['INR', 'USD', 'EUR', 'GBP', 'SGD', 'AED', 'CHF', 'SAR'].map((code) => [code, 2] as const),
  ...['OMR', 'KWD', 'BHD'].map((code) => [code, 3] as const),
  ['JPY', 0] as const,
])

/** How many decimals the currency has (ISO 4217), or undefined where we take no payment in it. */
export function minorDigits(currency: string): number | undefined {
  return digits.get(currency)
}
