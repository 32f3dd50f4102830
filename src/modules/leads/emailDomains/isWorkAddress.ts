import { readDomains } from './readDomains.js'
import { skeleton } from './skeleton.js'

let known: { domains: Set<string>; looks: Set<string> } | undefined

/**
 * Whether an address is neither at a free nor at a disposable mail provider. Looks up the domain and its parents:
 * `mail.gmail.com` is free, `notgmail.com` is not. Lookalikes of free domains are refused, those of disposable ones are
 * not: companies have such names (`lomail.com` beside `10mail.com`). Takes what `emailAddress` returns.
 */
export function isWorkAddress(email: string): boolean {
  const { domains, looks } = (known ??= readLists())
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return withParents(domain).every((each) => !domains.has(each) && !looks.has(skeleton(each)))
}

function readLists() {
  const free = readDomains('free')
  const domains = new Set([...free, ...readDomains('disposable')])
  return { domains, looks: new Set(Array.from(free, skeleton)) }
}

/** Neither list contains a public suffix such as `co.uk`, so all parents may be looked up. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(1).map((_, at) => labels.slice(at).join('.'))
}
