import { disposableEmailBlocklist } from 'disposable-email-domains-js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { domainToUnicode } from 'node:url'

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

/** Each Latin letter with those of other alphabets, and digits, that look like it (the common cases of Unicode TR 39). */
const lookalikes =
  'aаɑα cсϲ dԁ eе gɡ hһ iіıι jј kкκ lӏ1 mм nո oоοօ0 pрρ qԛ rг sѕ tтτ uυս vνѵ wԝω xхχ yуγ'

const latinOf = new Map(
  lookalikes
    .split(' ')
    .flatMap(([latin = '', ...others]) => others.map((one) => [one, latin] as const)),
)

/** Maps a domain to its look: domains with the same skeleton look the same to people. Takes A-labels in lower case. */
function skeleton(domain: string): string {
  const bare = domainToUnicode(domain).normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(bare, (letter) => latinOf.get(letter) ?? letter).join('')
}

/** Where the lists are; relative to the working directory of the process, like Next's own files. */
export const domainsFolder = join(process.cwd(), 'src', 'modules', 'leads', 'emailDomains')

export const domainLists = { free: 'freeDomains.txt', disposable: 'disposableDomains.txt' } as const

/** Reads a list: one domain per line, `#` starts a comment; the disposable list also includes third-party lists. */
export function readDomains(list: keyof typeof domainLists): Set<string> {
  const own = entriesOf(readFileSync(join(domainsFolder, domainLists[list]), 'utf8'))
  return new Set(list === 'disposable' ? [...own, ...keptByOthers()] : own)
}

/** Drops public suffixes, because a company under one has nothing to do with its neighbours. */
function keptByOthers(): string[] {
  return disposableEmailBlocklist().filter((domain) => !isPublicSuffix(domain))
}

/** The first column of each line that is not a comment, in lower case. */
export function entriesOf(source: string): string[] {
  const cells = source.split(/\r?\n/).map((line) => line.replace(/#.*$/, '').split(/[,;\t]/)[0])
  return cells.map((cell) => cell?.trim().toLowerCase() ?? '').filter(Boolean)
}

/** Suffixes that many companies share: listing one would block all their customers. */
const hostSuffixes = new Set(
  (
    'appspot.com azurewebsites.net blogspot.com duckdns.org eu.com eu.org firebaseapp.com github.io gitlab.io ' +
    'herokuapp.com netlify.app pages.dev uk.com us.com vercel.app web.app workers.dev wordpress.com'
  ).split(' '),
)
const countrySuffix = /^(?:ac|co|com|edu|gob|gov|gouv|ltd|mil|ne|net|nom|or|org|plc|sch)\.[a-z]{2}$/

/** Whether a domain is, or looks like, a suffix that others register under, such as `co.uk`. */
export function isPublicSuffix(domain: string): boolean {
  return hostSuffixes.has(domain) || countrySuffix.test(domain)
}
