import { brokenPlurals } from './brokenPlurals.js'
import { readRows } from './readRows.js'

const articles = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل']
const endings = ['ها', 'ات', 'ان', 'ون', 'ين', 'يه', 'ه', 'ي']

const singulars = readStems()

/** Written alike but for a sign that nobody types, `أخطار` (dangers) and `إخطار` (a notice) stay words of their own. */
const shared = new Map([
  ['اخطار', ['خطر']],
  ['خطر', ['اخطار']],
])

/** The stem of a folded Arabic word, that of its singular where the plural is made inside of the word. */
export function stemArabic(word: string): string {
  const stem = strip(word)
  return singulars.get(stem) ?? stem
}

/** The stems of words that this one has a form in common with. */
export function relatedArabic(stem: string): readonly string[] {
  return shared.get(stem) ?? []
}

/**
 * Larkey's light10: conjunction and article off the front, plural and gender off the end. The fuller Snowball stemmer
 * also takes letters of the root for prefixes (سياسات).
 */
function strip(word: string): string {
  let stem = word.length > 3 && word.startsWith('و') ? word.slice(1) : word
  const article = articles.find((one) => stem.startsWith(one) && stem.length - one.length >= 2)
  if (article) stem = stem.slice(article.length)
  for (const ending of endings) {
    // The last two letters of `بيان` and `ضمان` are their own.
    const least = ending === 'ان' ? 3 : 2
    if (stem.endsWith(ending) && stem.length - ending.length >= least) {
      stem = stem.slice(0, -ending.length)
    }
  }
  return stem
}

/** Words that begin like a conjunction have another stem behind the article. */
function readStems(): Map<string, string> {
  const stems = new Map<string, string>()
  for (const [plural, singular] of readRows(brokenPlurals)) {
    for (const form of [plural, singular]) {
      stems.set(strip(form), strip(singular)).set(strip(`ال${form}`), strip(singular))
    }
  }
  return stems
}
