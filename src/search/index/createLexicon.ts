import { languageOf } from '../words/languageOf.js'
import { lettersOf } from '../words/lettersOf.js'

/** Every indexed word form by language, with its stem; forms and stems are numbered. */
export type Lexicon = ReturnType<typeof createLexicon>

type Form = { text: string; letters: number; uses: number }

/** Words are never removed; those of deleted content have no uses. */
export function createLexicon() {
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
    /** The numbers of forms in a language; adds new ones. */
    takeAll: (texts: readonly string[], language: string) => {
      const { find } = formsIn(language)
      return texts.map((text) => find(text) ?? takeUp(text, language))
    },
    /** One more document contains this form. */
    hold: (form: number) => count(form, 1),
    /** One document fewer does. */
    release: (form: number) => count(form, -1),
    /** How many documents contain this form. */
    uses: (form: number) => forms[form]?.uses ?? 0,
    stemOf: (form: number) => stemOf[form] ?? 0,
    formText: textOf,
    lettersOf: (form: number) => forms[form]?.letters ?? 0,
    /** The number of a stem, if it was ever added. */
    findStem: stems.find,
    stemText: stems.textOf,
    sorted: (language: string) => formsIn(language).sorted(),
    formsOfLength: (language: string, length: number) => formsIn(language).ofLength(length),
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
