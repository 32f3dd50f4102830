import { minorDigits } from '../../../platform/formatMoney.js'
import { type Form, typeOf } from './formFields.js'

/** What the visitor entered, as the API takes it: empty fields undefined, amounts in minor units. */
export function bodyOf({ fields, consent }: Form, data: FormData): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const field of fields) {
    const values = data.getAll(field.name).map((value) => (value as string).trim())
    const [written = ''] = values
    const type = typeOf(field)
    if (type === 'checkbox') put(body, field.name, written === 'true')
    else if (written === '') put(body, field.name, undefined)
    else if (type === 'multiselect') put(body, field.name, values)
    else if (field.type === 'amount')
      put(body, field.name, minorUnits(written, data.get('inputs/currency')))
    else if (type === 'number') put(body, field.name, Number(written))
    else if (type === 'tel') put(body, field.name, phoneOf(written))
    else put(body, field.name, written)
  }
  const attribution = attributionOf(new URL(location.href))
  const website = data.get('website')
  return {
    ...body,
    consent: consentOf(consent, data),
    ...(Object.keys(attribution).length > 0 && { attribution }),
    ...(website && { website }),
  }
}

function consentOf({ policy }: Form['consent'], data: FormData) {
  const marketing = data.get('marketing') === 'yes'
  return { marketing, ...(policy && { policyVersion: policy.version }) }
}

/** Sets a value at a path such as `inputs/seats`. */
function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', inner] = path.split('/')
  if (inner === undefined) body[first] = value
  else body[first] = { ...(body[first] as object | undefined), [inner]: value }
}

function minorUnits(written: string, currency: FormDataEntryValue | null): number {
  const digits = typeof currency === 'string' && currency ? minorDigits(currency) : 2
  return Math.round(Number(written) * 10 ** digits)
}

/** People write spaces, dots and brackets into numbers; 00 stands for the plus. */
function phoneOf(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[\s().\p{Pd}/]/gu, '')
    .replace(/^00/, '+')
}

/** Where the visitor came from: the page's campaign, the page itself, and what led to it. */
function attributionOf({ searchParams, origin, pathname }: URL): Record<string, string> {
  const named = [...searchParams].filter(([name]) => /^(?:utm_[a-z0-9_]{1,40}|gclid)$/.test(name))
  const { referrer } = document
  const isOutside = referrer !== '' && new URL(referrer).origin !== origin
  const items = [
    ...named.slice(0, 18),
    ...(isOutside ? [['referrer', referrer] as const] : []),
    ['landingPage', origin + pathname] as const,
  ]
  return Object.fromEntries(items.map(([name, value]) => [name, value.slice(0, 500)]))
}
