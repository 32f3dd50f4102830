import { injectionRules } from './injectionRules.js'

/** The ids of the rules that the text matches. */
export function findInjections(text: string): string[] {
  return injectionRules.filter(({ pattern }) => text.search(pattern) >= 0).map(({ id }) => id)
}

/** What is left to answer without the injections. */
export function withoutInjections(text: string): string {
  const rest = injectionRules.reduce((left, { pattern }) => left.replace(pattern, ' '), text)
  return rest.replace(/\s+/g, ' ').trim()
}

const hidden = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u{e0000}-\u{e007f}]/gu

/** Characters that readers do not see but models do: more than typing leaves behind. */
export function hidesText(raw: string): boolean {
  return (raw.match(hidden)?.length ?? 0) >= 4
}
