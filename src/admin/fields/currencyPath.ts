/** Where the currency of an amount is: `currency` beside it, `../../currency` further out, `/price/currency` from the root. */
export function currencyPath(path: string, currency = 'currency'): string {
  const place = currency.startsWith('/') ? [] : path.split('.').slice(0, -1)
  for (const part of currency.split('/').filter((one) => one !== '')) {
    if (part === '..') place.pop()
    else place.push(part)
  }
  return place.join('.')
}
