const articles = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل']
const endings = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']

/**
 * The stem of a folded Arabic word by Larkey's light10: conjunction and article off the front, plural and gender off
 * the end. The fuller Snowball stemmer also takes letters of the root for prefixes (سياسات).
 */
export function stemArabic(word: string): string {
  let stem = word.length > 3 && word.startsWith('و') ? word.slice(1) : word
  const article = articles.find((one) => stem.startsWith(one) && stem.length - one.length >= 2)
  if (article) stem = stem.slice(article.length)
  for (const ending of endings) {
    if (stem.endsWith(ending) && stem.length - ending.length >= 2) {
      stem = stem.slice(0, -ending.length)
    }
  }
  return stem
}
