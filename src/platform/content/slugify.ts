import anyAscii from 'any-ascii'

/** Leaves room for a number at the end: a slug has at most 96 characters. */
const maxLength = 88

/**
 * A text as a slug, in Latin letters whatever its script (`人工智能` becomes `ren-gong-zhi-neng`); empty where none of it
 * can be transliterated.
 */
export function slugify(text: string): string {
  const words = text
    .normalize('NFC')
    .replace(/['’](?=s\b)/gu, '')
    .split(/[\s\p{P}\p{S}]+/u)
    .flatMap(latinWords)
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, maxLength) : `${slug}-${word}`
    if (longer.length > maxLength) break
    slug = longer
  }
  return slug
}

/** Scripts without spaces come out as one word with capitals inside: `RenGongZhiNeng`. */
function latinWords(word: string): string[] {
  const latin = anyAscii(word)
  const parted = /^\p{ASCII}*$/u.test(word) ? latin : latin.replace(/([a-z])(?=[A-Z])/g, '$1 ')
  const plain = parted.replace(/['`"]/g, '').toLowerCase()
  return plain.split(/[^a-z0-9]+/).filter(Boolean)
}
