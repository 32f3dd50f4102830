import { injectionRules } from './injectionRules.js'

/** The ids of the rules that the text breaks. */
export function findInjections(text: string): string[] {
  return injectionRules.filter(({ pattern }) => text.search(pattern) >= 0).map(({ id }) => id)
}

/** What is left to answer once the orders are taken out. */
export function withoutInjections(text: string): string {
  const rest = injectionRules.reduce((left, { pattern }) => left.replace(pattern, ' '), text)
  return rest.replace(/\s+/g, ' ').trim()
}

const hidden = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u{e0000}-\u{e007f}]/gu

/** Characters that a reader does not see and a model does: more than typing leaves behind. */
export function hidesText(raw: string): boolean {
  return (raw.match(hidden)?.length ?? 0) >= 4
}
