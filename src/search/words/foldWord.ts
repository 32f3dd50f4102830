/** Letters that Unicode does not take apart into a plain one and its mark, and Arabic spellings of one letter. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
}

/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic; vowels of Indic scripts are no accents. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g

const special = /[ßæœøđłıςىةـ]/g

const plain = /^[a-z0-9]+$/

/** A word in lower case without accents: what a searcher types and what an editor wrote meet there. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(special, (letter) => plainLetters[letter] ?? letter)
}
