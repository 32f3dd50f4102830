import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { mergeDomains } from './mergeDomains.js'
import { domainLists, domainsFolder, entriesOf, readDomains } from './isWorkAddress.js'

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
