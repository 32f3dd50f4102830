/** One entry of an `Accept`-like header, in lower case and without parameters, with its weight (0 to 1). */
export type Weighted = { value: string; weight: number }

const validWeight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/** The entries of an `Accept`-like header (RFC 9110 12.4.2); a malformed weight counts as 0, which is a refusal. */
export function weightedList(header: string): Weighted[] {
  return header.toLowerCase().split(',').map(parseEntry)
}

function parseEntry(entry: string): Weighted {
  const [value = '', ...parameters] = entry.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
  return { value, weight: validWeight.test(weight) ? Number(weight) : 0 }
}
