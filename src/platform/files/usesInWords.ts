import type { Use } from './findUses.js'

const mostNamed = 3
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** `the page “Home”, the course “Weaving” and 2 more`. */
export function usesInWords(uses: readonly Use[]): string {
  const first = uses
    .slice(0, mostNamed)
    .map(({ kind, title }) => (title === undefined ? `the ${kind}` : `the ${kind} “${title}”`))
  const left = uses.length - first.length
  return list.format(left > 0 ? [...first, `${String(left)} more`] : first)
}
