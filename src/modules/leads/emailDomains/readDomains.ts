import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { disposableEmailBlocklist } from 'disposable-email-domains-js'

import { isPublicSuffix } from './isPublicSuffix.js'

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
