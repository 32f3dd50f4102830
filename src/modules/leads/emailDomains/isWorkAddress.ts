import { domainToUnicode } from 'node:url'

import { readDomains } from './readDomains.js'

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

/** Letters of other alphabets, and digits, that look like Latin ones (the common cases of Unicode TR 39). */
const twins: Record<string, string> = {
  а: 'a',
  ɑ: 'a',
  α: 'a',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  е: 'e',
  ɡ: 'g',
  һ: 'h',
  і: 'i',
  ı: 'i',
  ι: 'i',
  ј: 'j',
  к: 'k',
  κ: 'k',
  ӏ: 'l',
  м: 'm',
  ո: 'n',
  о: 'o',
  ο: 'o',
  օ: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ս: 'u',
  ν: 'v',
  ѵ: 'v',
  ԝ: 'w',
  ω: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
  '0': 'o',
  '1': 'l',
}

/** Maps a domain to its look: domains with the same skeleton look the same to people. Takes A-labels in lower case. */
function skeleton(domain: string): string {
  const bare = domainToUnicode(domain).normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(bare, (letter) => twins[letter] ?? letter).join('')
}
