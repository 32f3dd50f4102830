import { domainToUnicode } from 'node:url'

/** Letters of other alphabets, and digits, that pass for Latin ones (after Unicode TR 39, its common cases). */
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

/**
 * A domain as it looks rather than as it is spelt: two domains of one skeleton are told apart by nobody.
 * Takes A-labels in lower case.
 */
export function skeleton(domain: string): string {
  const bare = domainToUnicode(domain).normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(bare, (letter) => twins[letter] ?? letter).join('')
}
