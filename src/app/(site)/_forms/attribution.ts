import type { Site } from '../Site.js'
import type { Values } from './SiteForm.js'

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
  const isOutside = URL.canParse(referrer) && !isOwn(new URL(referrer), { serverUrl, headers })
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
export function attributionOf(values: Values): Record<string, string> | undefined {
  const items = Object.entries(values)
    .filter(([name, value]) => name.startsWith(prefix) && value)
    .map(([name, value]) => [name.slice(prefix.length), value] as const)
    .filter(([name]) => known.test(name))
  return items.length > 0 ? Object.fromEntries(items) : undefined
}
