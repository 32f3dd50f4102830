/** An amount as staff type it (`490`, `1,250.50`, `490,50`) in minor units; undefined if it is none. */
export function parseAmount(text: string, digits: number): number | undefined {
  const typed = text.replaceAll(/[\s'’]/g, '')
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(typed)
    ? typed.replaceAll(',', '')
    : typed.replace(',', '.')
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d*))?$/.exec(plain) ?? []
  if (whole === '' || part.length > digits) return undefined
  const amount = Number(whole + part.padEnd(digits, '0'))
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** Minor units as an amount to be edited: `490.00`. */
export function printTyped(amount: unknown, digits: number): string {
  if (typeof amount !== 'number') return typeof amount === 'string' ? amount : ''
  return (amount / 10 ** digits).toFixed(digits)
}
