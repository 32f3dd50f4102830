import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { disposableEmailBlocklist } from 'disposable-email-domains-js'

import { isPublicSuffix } from './isPublicSuffix.js'

/** Where the lists lie; relative to the folder the process was started in, as Next's own files are. */
export const domainsFolder = join(process.cwd(), 'src', 'modules', 'leads', 'emailDomains')

export const domainLists = { free: 'freeDomains.txt', disposable: 'disposableDomains.txt' } as const

/** The domains of a list: one a line, `#` begins a remark; the disposable ones also those that others keep. */
export function readDomains(list: keyof typeof domainLists): Set<string> {
  const own = entriesOf(readFileSync(join(domainsFolder, domainLists[list]), 'utf8'))
  return new Set(list === 'disposable' ? [...own, ...keptByOthers()] : own)
}

/** Without the suffixes among them: a company that stands under one is none of its neighbours. */
function keptByOthers(): string[] {
  return disposableEmailBlocklist().filter((domain) => !isPublicSuffix(domain))
}

/** The first column of each line that is no remark, in lower case. */
export function entriesOf(source: string): string[] {
  const cells = source.split(/\r?\n/).map((line) => line.replace(/#.*$/, '').split(/[,;\t]/)[0])
  return cells.map((cell) => cell?.trim().toLowerCase() ?? '').filter(Boolean)
}
