import { stemmer } from '@orama/stemmers/french'

import { relatedEnglish, stemEnglish } from './stemEnglish.js'
import { readForms } from './wordLists.js'

const articles = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل']
const endings = ['ها', 'ات', 'ان', 'ون', 'ين', 'يه', 'ه', 'ي']

/** Whose it is, after an ending that is written with an open ta before it: شهادتي (my certificate) is of شهادة. */
const owned = /(?<=.{3})(ا?)ت(?:ي|ها|هم|كم?|نا)$/u

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
function relatedArabic(stem: string): readonly string[] {
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
  // `إلغاء` begins like the article, and loses those letters with the article before it too.
  if (article && stem.startsWith('ال') && stem.length > 4) stem = stem.slice(2)
  stem = stem.replace(owned, (_, plural: string) => (plural ? 'ات' : 'ه'))
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
  for (const [plural, singular] of readForms('brokenPlurals.txt')) {
    for (const form of [plural, singular]) {
      stems.set(strip(form), strip(singular)).set(strip(`ال${form}`), strip(singular))
    }
  }
  return stems
}

/** Plurals that no rule brings to their singular: each row begins with the stem. */
const irregular = readForms('irregularFrench.txt')

/** Words that only look like the plural of these. */
const noPlural = new Set(['fois', 'mois', 'nous', 'plus', 'sous', 'tous', 'vous'])

function stemFrench(word: string): string {
  return irregular.get(word) ?? stemmer(word)
}

/**
 * The stems that are its plural or singular if the content has them: Snowball's rules leave the last letter of
 * `contenus` and `enjeux`, for that of `permis` and `prix` is none of a plural.
 */
function relatedFrench(stem: string): readonly string[] {
  // Nor do the rules know `nous annulons` for a form of `annuler`.
  const spoken = /^.{4,}[^aeiou]$/.test(stem) ? [`${stem}on`] : []
  if (/^.{2,}[iou]$/.test(stem)) {
    return [`${stem}s`, `${stem}x`].filter((plural) => !noPlural.has(plural))
  }
  const isPlural = /^.{2,}[iou][sx]$/.test(stem) && !noPlural.has(stem)
  return isPlural ? [stem.slice(0, -1), ...spoken] : spoken
}

/** How the words of a language are stemmed. */
type Language = {
  code: string
  stem: (word: string) => string
  /** Other stems to look up, if they are indexed. */
  related: (stem: string) => readonly string[]
}

const latin = /[a-z]/
const arabic = /\p{sc=Arabic}/u

type Rules = Omit<Language, 'code'>

const asIs: Rules = { stem: (word) => word, related: () => [] }
const ofArabic: Rules = { stem: stemArabic, related: relatedArabic }
const ofLatin = new Map<string, Rules>([
  ['en', { stem: stemEnglish, related: relatedEnglish }],
  ['fr', { stem: stemFrench, related: relatedFrench }],
])

const known = new Map<string, Language>()

/** The language by this code. Words in Arabic script have Arabic stems in every language, others in none. */
export function languageOf(code: string): Language {
  const present = known.get(code)
  if (present) return present
  const own = ofLatin.get(code) ?? asIs
  const rulesOf = (word: string) => {
    if (latin.test(word)) return own
    return arabic.test(word) ? ofArabic : asIs
  }
  const language: Language = {
    code,
    stem: (word) => rulesOf(word).stem(word),
    related: (stem) => rulesOf(stem).related(stem),
  }
  known.set(code, language)
  return language
}
