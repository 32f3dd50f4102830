/** Arabic-Indic and extended Arabic-Indic digits, which NFKC does not convert. */
const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/g

/**
 * Normalizes a message for comparing, storing and sending on: NFKC, no control, bidirectional or zero-width characters,
 * Western digits, single spaces.
 */
export function normalizeText(message: string): string {
  return message
    .normalize('NFKC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(easternDigit, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/\s+/gu, ' ')
    .trim()
}
