import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'
import ts from 'typescript'

import { createWords, fill } from '../src/platform/words.js'
import { readSources } from './support/readSources.js'

const root = join(import.meta.dirname, '..')
const languages = ['en', 'fr', 'ar'] as const

/** Texts by their path; a plural has one entry, its forms. */
type Texts = Map<string, string | Record<string, string>>

const folders = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /words\/en\.json$/.test(path))
  .map((path) => join('src', dirname(path)))

function readTexts(folder: string, language: string): Texts {
  const texts: Texts = new Map()
  const walk = (value: object, path: string) => {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' || 'other' in inner) texts.set(path + key, inner)
      else walk(inner, `${path}${key}.`)
    }
  }
  walk(JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')), '')
  return texts
}

const placeholders = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? ''))].sort()

describe.each(folders)('%s', (folder) => {
  const english = readTexts(folder, 'en')

  test.each(languages)(
    'has every text in %s, with the placeholders of the English one',
    (language) => {
      const texts = readTexts(folder, language)
      expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
      for (const [path, text] of texts) {
        const original = english.get(path)
        if (typeof text === 'string' && typeof original === 'string')
          expect({ path, has: placeholders(text) }).toEqual({ path, has: placeholders(original) })
        else expect({ path, isPlural: typeof text }).toEqual({ path, isPlural: typeof original })
      }
    },
  )

  test.each(languages)('plurals in %s name only the number, and only forms it has', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    for (const forms of readTexts(folder, language).values()) {
      if (typeof forms === 'string') continue
      expect(pluralCategories).toEqual(expect.arrayContaining(Object.keys(forms)))
      for (const form of Object.values(forms))
        expect(['', 'count']).toContain(placeholders(form).join())
    }
  })
})

/** The end of a text's path; `subject.*` for one that is chosen among those below `subject`. */
function endOf(named: ts.Expression | undefined): string | undefined {
  if (!named) return undefined
  if (ts.isPropertyAccessExpression(named)) return named.name.text
  const above = ts.isElementAccessExpression(named) ? endOf(named.expression) : undefined
  return above && `${above}.*`
}

/** What each call of `fill` names: the end of the text's path, and the values it gives. */
function fillCalls({ path, text }: { path: string; text: string }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const calls: { path: string; end: string; values: string[] }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'fill') {
      const [named, values] = node.arguments
      const end = endOf(named)
      if (end && values && ts.isObjectLiteralExpression(values))
        calls.push({
          path,
          end,
          values: values.properties.map((each) => each.name?.getText() ?? '').sort(),
        })
      else throw new Error(`${path}: name the text and its values where you call fill`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return calls
}

test('every text is given exactly the values it has places for', () => {
  const wanted = new Map<string, Set<string>>()
  const want = (end: string, places: string) =>
    wanted.set(end, (wanted.get(end) ?? new Set()).add(places))
  for (const folder of folders) {
    const chosen = new Map<string, string>()
    for (const [path, text] of readTexts(folder, 'en')) {
      const [above = '', end = ''] = path.split('.').slice(-2)
      if (typeof text !== 'string') continue
      want(end || above, placeholders(text).join())
      chosen.set(above, (chosen.get(above) ?? '') + text)
    }
    for (const [above, texts] of chosen) want(`${above}.*`, placeholders(texts).join())
  }
  const calls = readSources(root)
    .filter(
      ({ text }) => /\bfill\b.* from '[\w./]+\/words\.js'/.test(text) && !text.includes('test('),
    )
    .flatMap(fillCalls)
  expect(calls.length).toBeGreaterThan(40)
  const wrong = calls.filter(({ end, values }) => !wanted.get(end)?.has(values.join()))
  expect(wrong).toEqual([])
})

test('a plural has its number as the language writes it', () => {
  const hours = { one: '{count} heure', other: '{count} heures' }
  const words = createWords({ en: { hours }, fr: { hours } })
  const { hours: said } = words('fr')
  expect([said(1), said(1.5), said(6.5), said(1200)]).toEqual([
    ...['1 heure', '1,5 heure', '6,5 heures', '1\u202f200 heures'],
  ])
})

test('a plural takes the form of its language, and English stands in for a language without texts', () => {
  const en = { found: { one: '{count} course', other: '{count} courses' }, hello: 'Hello {name}' }
  const ar = { found: { two: 'دورتان', other: '{count} دورة' }, hello: 'أهلًا {name}' }
  const words = createWords({ en, ar })
  expect([1, 2].map(words('en').found)).toEqual(['1 course', '2 courses'])
  expect([1, 2].map(words('ar').found)).toEqual(['1 دورة', 'دورتان'])
  expect(words('xx').found(3)).toBe('3 courses')
  expect(fill(words('en').hello, { name: '$& {name}' })).toBe('Hello $& {name}')
})

/** The lines with one text in several languages, beside code. */
function textsInCode({ path, text }: { path: string; text: string }): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const isText = (node: ts.Node) =>
    ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isArrowFunction(node)
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isPropertyAssignment(node) && /^(?:fr|ar)$/.test(node.name.getText(source))
    if (isNamed && isText(node.initializer)) found.push(`${path}: ${node.getText(source)}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('what people read stands in the catalogue of its language, not in code', () => {
  const sample = { path: 'a.ts', text: "const words = { en: 'Hello', fr: 'Bonjour' }" }
  expect(textsInCode(sample)).toEqual(["a.ts: fr: 'Bonjour'"])
  const own = readSources(root).filter(({ path }) => /^src\/(?!migrations).*\.tsx?$/.test(path))
  expect(own.length).toBeGreaterThan(500)
  expect(own.flatMap(textsInCode)).toEqual([])
})
