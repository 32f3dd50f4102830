/** Whether digits pass the Luhn check of payment cards (ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** Whether the text, without gaps, passes the mod-97 check of ISO 13616. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const moved = text.slice(4) + text.slice(0, 4)
  let rest = 0
  for (const character of moved) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

const ibanLike = /(?<!\w)[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}/gi

/** Masks each IBAN; text after it may look like part of it, so the longest valid prefix counts. */
export function replaceIbans(text: string, mask: () => string): string {
  return text.replace(ibanLike, (match) => {
    for (let end = match.length; end >= 15; end -= 1) {
      const next = match[end]
      if (next !== undefined && !/[ -]/.test(next)) continue
      if (isIban(match.slice(0, end).replace(/[ -]/g, '').toUpperCase())) {
        return mask() + match.slice(end)
      }
    }
    return match
  })
}
