/** Arabic, Devanagari and other digits, which NFKC does not convert. */
const foreignDigit = /[^\P{Nd}0-9]/gu
const isDigit = /^\p{Nd}$/u

/**
 * Normalizes a message for comparing, storing and sending on: NFKC, no control, bidirectional or zero-width characters,
 * Western digits, single spaces.
 */
export function normalizeText(message: string): string {
  return message
    .normalize('NFKC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(foreignDigit, westernDigit)
    .replace(/\s+/gu, ' ')
    .trim()
}

/** In each script the digits from 0 to 9 stand in a row. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
