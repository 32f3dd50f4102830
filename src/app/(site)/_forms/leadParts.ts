import type { Site } from '../Site.js'
import type { Field, Values } from './SiteForm.js'
import { parseUrl } from '../../../platform/parseUrl.js'
import { latinDigits } from '../../../platform/text.js'

/**
 * What every lead's body contains besides its own fields: the consent, where the visitor came from, and the honeypot.
 */
export function leadParts(values: Values): Record<string, unknown> {
  const { policy, website } = values
  return {
    consent: { marketing: values.marketing === 'yes', ...(policy && { policyVersion: policy }) },
    attribution: attributionOf(values),
    ...(website && { website }),
  }
}

/** The names of a question's inputs: several boxes have one each. */
export function inputNames({ name, kind, options = [] }: Field): string[] {
  return kind === 'checkboxes' ? options.map(({ value }) => `${name}.${value}`) : [name]
}

/** The body that the answers make, each at its pointer; what is empty is left out. */
export function bodyOf(fields: readonly Field[], values: Values): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const field of fields) {
    const path = (field.pointer ?? `/${field.name}`).split('/').slice(1)
    const key = path.pop() ?? field.name
    let place = body
    for (const part of path) place = (place[part] ??= {}) as Record<string, unknown>
    const value = answerTo(field, values)
    if (value !== undefined) place[key] = value
  }
  return body
}

function answerTo(field: Field, values: Values): unknown {
  const { name, kind, read, options = [] } = field
  if (kind === 'checkboxes') {
    const ticked = options.filter(({ value }) => values[`${name}.${value}`] === 'yes')
    return ticked.length > 0 ? ticked.map(({ value }) => value) : undefined
  }
  // Browsers send line ends as in HTTP.
  const written = values[name]?.trim().replaceAll('\r\n', '\n') ?? ''
  if (kind === 'checkbox') return written === 'yes'
  if (written === '') return undefined
  return read ? read(written, values) : readAs(kind, written)
}

function readAs(kind: Field['kind'], written: string): unknown {
  if (kind === 'number' || kind === 'amount') return readNumber(written)
  if (kind !== 'tel') return written
  // People write spaces, dots, hyphens and brackets into numbers.
  const digits = written.normalize('NFKC').replace(/[\s().\p{Pd}/]/gu, '')
  return digits.replace(/^00/, '+')
}

const prefix = 'from.'
const campaign = /^(?:utm_[a-z0-9_]{1,40}|gclid)$/
const known = /^(?:utm_[a-z0-9_]{1,40}|gclid|referrer|landingPage)$/
const maxLength = 500
const maxItems = 18

/** Where the visitor came from (campaign and referring site), as hidden inputs of the form. */
export function attributionInputs(
  { path, search, serverUrl }: Pick<Site, 'path' | 'search' | 'serverUrl'>,
  { headers }: Pick<Request, 'headers'>,
): Values {
  const named = [...new URLSearchParams(search)].filter(([name]) => campaign.test(name))
  const referrer = headers.get('referer') ?? ''
  const from = parseUrl(referrer)
  const isOutside = from && !isOwn(from, { serverUrl, headers })
  const items = [
    ...named.slice(0, maxItems),
    ...(isOutside ? [['referrer', referrer] as const] : []),
    ['landingPage', path] as const,
  ]
  return Object.fromEntries(
    items.map(([name, value]) => [prefix + name, value.slice(0, maxLength).toWellFormed()]),
  )
}

function isOwn({ host }: URL, { serverUrl, headers }: { serverUrl: string; headers: Headers }) {
  return host === new URL(serverUrl).host || host === headers.get('host')
}

/** The same from the submitted values, limited to what the API accepts; undefined if there is nothing. */
function attributionOf(values: Values): Record<string, string> | undefined {
  const items = Object.entries(values)
    .filter(([name, value]) => name.startsWith(prefix) && value)
    .map(([name, value]) => [name.slice(prefix.length), value] as const)
    .filter(([name]) => known.test(name))
  return items.length > 0 ? Object.fromEntries(items) : undefined
}

/**
 * Reads a number such as 1250, 1,250.50, 1 250,50 or ١٢٥٠٫٥. The last point or comma is a decimal sign if one or two
 * digits follow, and groups digits if three do. Returns the input if it is not a number.
 */
export function readNumber(written: string): number | string {
  const latin = withoutSpaces(written)
  const [, whole = '', decimals = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(latin) ?? []
  const isGrouped = /^\d+$/.test(whole) || /^\d{1,3}(?:[.,]\d{3})+$/.test(whole)
  return isGrouped ? Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`) : written
}

/**
 * Reads any number, such as -5, 0.125 or 1,250,000.75. A single point or comma is a decimal sign, whatever follows: only
 * several can be nothing else than groups. Returns the input if it is not a number.
 */
export function readDecimal(written: string): number | string {
  const latin = withoutSpaces(written).replace(/^[−–]/, '-')
  if (/^[-+]?\d*[.,]?\d+$/.test(latin)) return Number(latin.replace(',', '.'))
  const groups = /^[-+]?[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d+)?|(?:\.\d{3})+(?:,\d+)?)$/
  if (!groups.test(latin)) return written
  const group = /[.,]/.exec(latin)?.[0] ?? ''
  return Number(latin.replaceAll(group, '').replace(',', '.'))
}

/** The number in Latin digits and without what groups them beyond doubt. */
function withoutSpaces(written: string): string {
  return latinDigits(written.normalize('NFKC'))
    .replaceAll('٫', '.')
    .replace(/[\s'’٬_]/g, '')
}
