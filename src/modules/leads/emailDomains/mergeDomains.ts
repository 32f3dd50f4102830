import { mailAddress } from '../../../platform/mail/mailAddress.js'
import { isPublicSuffix } from './isWorkAddress.js'

type MergeResult = { domains: string[]; added: number; refused: string[] }

/**
 * Adds domains to a list: as A-labels, sorted, without subdomains of a listed parent. Refuses whatever is not a domain,
 * and public suffixes that the list does not have yet.
 */
export function mergeDomains(present: Iterable<string>, more: Iterable<string>): MergeResult {
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
