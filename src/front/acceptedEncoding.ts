import type { Encoding } from './StoredAnswer.js'

/** The best encoding that `Accept-Encoding` allows; a coding with `q=0` is refused (RFC 9110 12.5.3). */
export function acceptedEncoding(header: string | string[] | null | undefined): Encoding {
  if (!header) return 'identity'
  const text = String(header)
  if (allows(text, 'br')) return 'br'
  return allows(text, 'gzip') ? 'gzip' : 'identity'
}

function allows(header: string, coding: string): boolean {
  if (!header.includes(coding)) return false
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/)
    return name.toLowerCase() === coding && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each))
  })
}
