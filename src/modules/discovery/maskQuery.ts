/** An e-mail address, a key or token, and any number of seven digits or more (a person's, an account's, a card's). */
const address = /[^\s@]+@[^\s@]+/gu
const code = /(?=\w*\d)(?=\w*[a-z])\w{20,}/giu
const number = /\+?\p{N}(?:[\s./()-]?\p{N}){6,}/gu

/** Masks whatever could identify a person, so that the query may be stored. */
export function maskQuery(query: string): string {
  return query.replace(address, '[email]').replace(number, '[number]').replace(code, '[code]')
}
