const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The base direction by the first strong character (UAX #9, rule P2), or nothing if there is none. */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const strong = /\p{L}/u.exec(text)?.[0]
  if (!strong) return undefined
  return RIGHT_TO_LEFT.test(strong) ? 'rtl' : 'ltr'
}
