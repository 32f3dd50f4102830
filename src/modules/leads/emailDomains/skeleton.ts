import { domainToUnicode } from 'node:url'

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
export function skeleton(domain: string): string {
  const bare = domainToUnicode(domain).normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(bare, (letter) => twins[letter] ?? letter).join('')
}
