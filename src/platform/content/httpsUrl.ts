import { parseUrl } from '../parseUrl.js'

/**
 * Validates an optional link of a text field: empty, or an absolute https address (http on loopback for trying out).
 */
export function httpsUrl(value: string | string[] | null | undefined): string | true {
  if (value === null || value === undefined || value === '') return true
  const message = 'Enter a full address that begins with https://'
  if (typeof value !== 'string' || !/^https?:\/\/[^\s\\]+$/i.test(value)) return message
  const url = parseUrl(value)
  if (!url) return message
  const { protocol, hostname, username, password } = url
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const safe = protocol === 'https:' || (protocol === 'http:' && loopback)
  return (safe && !username && !password) || message
}
