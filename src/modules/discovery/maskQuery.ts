/** An address, a key or token, and what may be a number of a person, an account or a card: seven digits or more. */
const address = /[^\s@]+@[^\s@]+/gu
const code = /(?=\w*\d)(?=\w*[a-z])\w{20,}/giu
const number = /\+?\p{N}(?:[\s./()-]?\p{N}){6,}/gu

/** A query fit to be kept: without what may name a person. */
export function maskQuery(query: string): string {
  return query.replace(address, '[email]').replace(number, '[number]').replace(code, '[code]')
}
