/** JavaScript does not recognise the digits of other scripts: Arabic-Indic ones and their eastern form start here. */
const otherZeros = [0x0660, 0x06f0]

/**
 * Reads a number such as 1250, 1,250.50, 1 250,50 or ١٢٥٠٫٥. The last point or comma is a decimal sign if one or two
 * digits follow, and groups digits if three do. Returns the input if it is not a number.
 */
export function readNumber(written: string): number | string {
  const latin = latinDigits(written.normalize('NFKC'))
    .replaceAll('٫', '.')
    .replace(/[\s'’٬_]/g, '')
  const [, whole = '', decimals = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(latin) ?? []
  const isGrouped = /^\d+$/.test(whole) || /^\d{1,3}(?:[.,]\d{3})+$/.test(whole)
  return isGrouped ? Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`) : written
}

function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = otherZeros.find((first) => code >= first && code < first + 10) ?? code
    return String(code - zero)
  })
}
