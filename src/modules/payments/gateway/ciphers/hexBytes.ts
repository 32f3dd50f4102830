const hexDigits = /^[0-9a-fA-F]+$/

/** The bytes of a hex text in either case; undefined for anything else, where Buffer.from would cut it short. */
export function hexBytes(text: string): Buffer | undefined {
  const isHex = text.length % 2 === 0 && hexDigits.test(text)
  return isHex ? Buffer.from(text, 'hex') : undefined
}
