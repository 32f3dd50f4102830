import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the lists lie; relative to the folder the process was started in, as Next's own files are. */
export const domainsFolder = join(process.cwd(), 'src', 'modules', 'leads', 'emailDomains')

export const domainLists = { free: 'freeDomains.txt', disposable: 'disposableDomains.txt' } as const

/** The domains of a list: one a line, `#` begins a remark. */
export function readDomains(list: keyof typeof domainLists): Set<string> {
  return new Set(entriesOf(readFileSync(join(domainsFolder, domainLists[list]), 'utf8')))
}

/** The first column of each line that is no remark, in lower case. */
export function entriesOf(source: string): string[] {
  const cells = source.split(/\r?\n/).map((line) => line.replace(/#.*$/, '').split(/[,;\t]/)[0])
  return cells.map((cell) => cell?.trim().toLowerCase() ?? '').filter(Boolean)
}
