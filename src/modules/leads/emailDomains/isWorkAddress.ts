import { readDomains } from './readDomains.js'
import { skeleton } from './skeleton.js'

let known: { domains: Set<string>; looks: Set<string> } | undefined

/**
 * Whether an address is of a domain that not everybody gets a mailbox under. Its domain and every parent of it is
 * looked up, never a mere ending: `mail.gmail.com` is free, `notgmail.com` is not. A domain that only looks like
 * a free one is as suspect; nobody disguises as a disposable one, of which a company's may well be the look:
 * `lomail.com` beside `10mail.com`. Takes what `emailAddress` gives.
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

/** No list holds a public suffix such as `co.uk` (they are left out of both), so all parents may be asked. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(1).map((_, at) => labels.slice(at).join('.'))
}
