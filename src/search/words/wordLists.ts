import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Relative to the working directory of the process, like Next's own files. */
const folder = join(process.cwd(), 'src', 'search', 'words')

/** Reads a list of rows like `name: word word`; `#` begins a comment, and a name may have several rows. */
export function readRows(path: string): [name: string, words: string[]][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))
    .map((row) => {
      const [name = '', words = ''] = row.split(': ')
      return [name, words.split(' ')]
    })
}

/** The words of each name. */
function readSets(file: string): ReadonlyMap<string, ReadonlySet<string>> {
  const sets = new Map<string, Set<string>>()
  for (const [name, words] of readRows(join(folder, file))) {
    sets.set(name, new Set([...(sets.get(name) ?? []), ...words]))
  }
  return sets
}

/** The name that each word is a form of. */
export function readForms(file: string): ReadonlyMap<string, string> {
  return new Map(
    readRows(join(folder, file)).flatMap(([name, forms]) =>
      forms.map((form): [string, string] => [form, name]),
    ),
  )
}

const functionWords = readSets('functionWords.txt')
const fillers = readSets('fillers.txt')

/** Whether a folded word joins others rather than naming something, in one of these languages. */
export function isFunctionWord(word: string, languages: readonly string[]): boolean {
  return languages.some((code) => functionWords.get(code)?.has(word))
}

/** In Arabic script `and` is written onto the word behind it: `ومن` (and who) is a function word too. */
export function withoutAnd(word: string): string {
  const alone = word.slice(1)
  return word.startsWith('و') && isFunctionWord(alone, ['ar']) ? alone : word
}

/** Whether a folded word is politeness around a question. */
export function isPolite(word: string): boolean {
  return fillers.get('polite')?.has(word) ?? false
}

/** Whether a folded word says nothing about the subject of a question: politeness, or a vague word. */
export function isFiller(word: string): boolean {
  return isPolite(word) || (fillers.get('vague')?.has(word) ?? false)
}
