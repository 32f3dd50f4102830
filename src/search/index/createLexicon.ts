import { languageOf } from '../words/languageOf.js'
import { lettersOf } from '../words/lettersOf.js'

/** Every indexed word form by language, with its stem; forms and stems are numbered. */
export type Lexicon = {
  /** The numbers of forms in a language; adds new ones. */
  takeAll: (forms: readonly string[], language: string) => number[]
  /** One more document contains this form. */
  hold: (form: number) => void
  /** One document fewer contains this form. */
  release: (form: number) => void
  /** How many documents contain this form. */
  uses: (form: number) => number
  stemOf: (form: number) => number
  formText: (form: number) => string
  /** The letters of a form as bits. */
  lettersOf: (form: number) => number
  /** The number of a stem, if it was ever added. */
  findStem: (stem: string) => number | undefined
  stemText: (stem: number) => string
  /** The numbers of a language's forms, sorted by their text. */
  sorted: (language: string) => readonly number[]
  /** The numbers of a language's forms of this length. */
  formsOfLength: (language: string, length: number) => readonly number[]
}

type Form = { text: string; letters: number; uses: number }

/** Words are never removed; those of deleted content have no uses. */
export function createLexicon(): Lexicon {
  const stems = numberWords()
  const forms: Form[] = []
  // By form, beside the forms: it is looked up thousands of times for each question.
  const stemOf: number[] = []
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
    const number = forms.push({ text, letters: lettersOf(text), uses: 0 }) - 1
    stemOf[number] = stems.take(languageOf(language).stem(text))
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
    stemOf: (form) => stemOf[form] ?? 0,
    formText: textOf,
    lettersOf: (form) => forms[form]?.letters ?? 0,
    findStem: stems.find,
    stemText: stems.textOf,
    sorted: (language) => formsIn(language).sorted(),
    formsOfLength: (language, length) => formsIn(language).ofLength(length),
  }
}

/** The forms of one language: found by their text, their beginning or their length. */
function createForms(textOf: (form: number) => string) {
  const numbers = new Map<string, number>()
  const byLength: number[][] = []
  let inOrder: number[] = []
  return {
    find: (text: string): number | undefined => numbers.get(text),
    add: (text: string, number: number): void => {
      numbers.set(text, number)
      const others = (byLength[text.length] ??= [])
      others.push(number)
    },
    /** Sorted on demand; adding a few words to a sorted list is cheap. */
    sorted: (): readonly number[] => {
      if (inOrder.length === numbers.size) return inOrder
      const added = [...numbers.values()].slice(inOrder.length)
      inOrder = [...inOrder, ...added].sort((a, b) => compare(textOf(a), textOf(b)))
      return inOrder
    },
    ofLength: (length: number): readonly number[] => byLength[length] ?? [],
  }
}

/** By code units: it must agree with `startsWith`. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Numbers words in order of appearance. */
function numberWords() {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    take: (text: string): number => {
      const present = numbers.get(text)
      if (present !== undefined) return present
      const number = texts.push(text) - 1
      numbers.set(text, number)
      return number
    },
    find: (text: string): number | undefined => numbers.get(text),
    textOf: (number: number): string => texts[number] ?? '',
  }
}
