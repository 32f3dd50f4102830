import { readDomains } from './readDomains.js'
import { skeleton } from './skeleton.js'

let known: { domains: Set<string>; looks: Set<string> } | undefined

/**
 * Whether an address is of a domain that not everybody gets a mailbox under. Its domain and every parent of it is
 * looked up, never a mere ending: `mail.gmail.com` is free, `notgmail.com` is not. A domain that only looks like
 * a listed one is as suspect. Takes what `emailAddress` gives.
 */
export function isWorkAddress(email: string): boolean {
  const { domains, looks } = (known ??= readLists())
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return withParents(domain).every((each) => !domains.has(each) && !looks.has(skeleton(each)))
}

function readLists() {
  const domains = new Set([...readDomains('free'), ...readDomains('disposable')])
  return { domains, looks: new Set(Array.from(domains, skeleton)) }
}

/** No list holds a public suffix such as `co.uk` (refreshDomains.ts refuses them), so all parents may be asked. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(1).map((_, at) => labels.slice(at).join('.'))
}
