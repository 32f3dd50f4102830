import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { mailAddress } from '../../../platform/mail/mailAddress.js'
import { isPublicSuffix } from './isPublicSuffix.js'
import { domainLists, domainsFolder, entriesOf, readDomains } from './readDomains.js'

type Merged = { domains: string[]; added: number; refused: string[] }

/**
 * Adds domains to a list: as A-labels, sorted, without subdomains of a listed parent. Refuses whatever is not a domain,
 * and public suffixes that the list does not have yet.
 */
export function mergeDomains(present: Iterable<string>, more: Iterable<string>): Merged {
  const all = new Set(present)
  const refused: string[] = []
  for (const entry of more) {
    const domain = asDomain(entry)
    if (domain === undefined || (!all.has(domain) && isPublicSuffix(domain))) refused.push(entry)
    else all.add(domain)
  }
  const before = new Set(present)
  const domains = [...all].filter((domain) => !parents(domain).some((each) => all.has(each))).sort()
  return { domains, added: domains.filter((domain) => !before.has(domain)).length, refused }
}

function asDomain(entry: string): string | undefined {
  const { data } = mailAddress.safeParse(`someone@${entry}`)
  const domain = data?.slice('someone@'.length)
  return domain?.includes('.') ? domain : undefined
}

function parents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(2).map((_, at) => labels.slice(at + 1).join('.'))
}

// Merges a file of domains, one a line or the first column of a CSV, into one of the lists beside this script:
// npx tsx src/modules/leads/emailDomains/refreshDomains.ts free|disposable FILE
const [list, file] = process.argv.slice(2)
if ((list !== 'free' && list !== 'disposable') || file === undefined) {
  throw new Error('Say which list, free or disposable, and the file to merge into it')
}
const target = join(domainsFolder, domainLists[list])
const source = readFileSync(target, 'utf8')
const remarks = source.split('\n').filter((line) => line.startsWith('#'))
const known = readDomains(list)
const more = entriesOf(readFileSync(file, 'utf8')).filter((domain) => !known.has(domain))
const { domains, added, refused } = mergeDomains(entriesOf(source), more)
writeFileSync(target, `${[...remarks, ...domains].join('\n')}\n`)
const note = refused.length > 0 ? `, refused: ${refused.join(' ')}` : ''
process.stdout.write(`${String(domains.length)} domains, ${String(added)} of them new${note}\n`)
