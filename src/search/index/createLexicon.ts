import { languageOf } from '../words/languageOf.js'
import { lettersOf } from '../words/lettersOf.js'
import { createForms } from './createForms.js'
import { numberWords } from './numberWords.js'

/** Every form of a word that the content holds, by language, with its stem; forms and stems are numbered. */
export type Lexicon = {
  /** The numbers of forms in a language; new ones are taken up. */
  takeAll: (forms: readonly string[], language: string) => number[]
  /** One document more holds this form. */
  hold: (form: number) => void
  /** One document less holds this form. */
  release: (form: number) => void
  /** How many documents hold this form. */
  uses: (form: number) => number
  stemOf: (form: number) => number
  formText: (form: number) => string
  /** The letters of a form as bits. */
  lettersOf: (form: number) => number
  /** The number of a stem that was ever taken up. */
  findStem: (stem: string) => number | undefined
  stemText: (stem: number) => string
  /** The numbers of a language's forms, sorted by their text. */
  sorted: (language: string) => readonly number[]
  /** The numbers of a language's forms of these lengths, both included. */
  formsLike: (language: string, shortest: number, longest: number) => Iterable<number>
}

type Form = { text: string; stem: number; letters: number; uses: number }

/** Words are kept once they are known: those of content that is gone are in use by no document. */
export function createLexicon(): Lexicon {
  const stems = numberWords()
  const forms: Form[] = []
  const languages = new Map<string, ReturnType<typeof createForms>>()
  const textOf = (form: number) => forms[form]?.text ?? ''
  const formsIn = (language: string) => {
    const present = languages.get(language)
    if (present) return present
    const made = createForms(textOf)
    languages.set(language, made)
    return made
  }
  const takeUp = (text: string, language: string) => {
    const stem = stems.take(languageOf(language).stem(text))
    const number = forms.push({ text, stem, letters: lettersOf(text), uses: 0 }) - 1
    formsIn(language).add(text, number)
    return number
  }
  const count = (number: number, step: 1 | -1) => {
    const form = forms[number]
    if (form) form.uses += step
  }
  return {
    takeAll: (texts, language) => {
      const { find } = formsIn(language)
      return texts.map((text) => find(text) ?? takeUp(text, language))
    },
    hold: (form) => count(form, 1),
    release: (form) => count(form, -1),
    uses: (form) => forms[form]?.uses ?? 0,
    stemOf: (form) => forms[form]?.stem ?? 0,
    formText: textOf,
    lettersOf: (form) => forms[form]?.letters ?? 0,
    findStem: stems.find,
    stemText: stems.textOf,
    sorted: (language) => formsIn(language).sorted(),
    formsLike: (language, shortest, longest) => formsIn(language).ofLengths(shortest, longest),
  }
}
