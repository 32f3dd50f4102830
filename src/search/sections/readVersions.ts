import type { OutlineLine } from '../../platform/content/outlineOf.js'
import type { SearchDeclaration, SearchField } from '../../platform/content/searchDeclaration.js'
import type { SearchDocument, SearchText } from '../SearchDocument.js'
import { inLanguage, type Languages, readField, type FieldValue } from './readField.js'
import { splitLong } from './splitLong.js'

/** How many times the words of a heading count. */
const headingWeight = 2

type Source = {
  declaration: SearchDeclaration
  collection: string
  /** The first is the one that others fall back to. */
  locales: readonly string[]
}

export type StoredDocument = { id: string; slug?: string; updatedAt: string } & Record<
  string,
  unknown
>

/**
 * The versions of a document, read in all locales, that its readers see: one in the default language, and one for each
 * locale with anything of its own; locales without are shown the default one.
 */
export function readVersions(document: StoredDocument, source: Source): SearchDocument[] {
  const [fallback = '', ...others] = source.locales
  const own = others
    .map((locale) => readValues(document, source, locale))
    .filter(({ title, fields }) =>
      [title, ...fields.flatMap(({ values }) => values)].some((value) => value?.isOwn),
    )
  const shared = source.locales.filter((one) => own.every(({ locale }) => locale !== one))
  const declared = source.declaration.facts
  const facts = declared && { declared, known: exact(declared.read(document)) }
  const same = sharing()
  return [readValues(document, source, fallback), ...own].flatMap((values) => {
    const locales = values.locale === fallback ? shared : [values.locale]
    return readVersion(document, source, { ...values, locales, facts, same }) ?? []
  })
}

/** Gives one copy of what is not translated to all versions. */
function sharing(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const first = known.get(text) ?? text
    known.set(first, first)
    return first
  }
}

/** A copy without the room that a list got to grow into: in small ones more than they hold. */
const exact = <T>(list: readonly T[]): T[] => list.slice()

/** The key of one version of a document. */
export function keyOf(collection: string, id: string, locale: string): string {
  return `${collection} ${id} ${locale}`
}

type Values = {
  locale: string
  title: FieldValue | undefined
  fields: { field: SearchField; values: FieldValue[] }[]
}

/** The raw field values for the readers of a locale. */
function readValues(document: StoredDocument, { declaration, locales }: Source, locale: string) {
  const languages = { locales, locale }
  const [title] = readField(document, declaration.title, languages)
  const fields = declaration.fields.map((field) => ({
    field,
    values: field.outline
      ? readBlocks(field.outline(document[field.name]), languages)
      : readField(document, field.name, languages),
  }))
  return { locale, title, fields }
}

/** What blocks say to the readers of a language: each block's texts under its heading. */
function readBlocks(blocks: readonly OutlineLine[][], languages: Languages): FieldValue[] {
  return blocks.flatMap((lines): FieldValue[] => {
    const said = lines.flatMap((line) => {
      const values = 'values' in line ? line.values : 'value' in line ? [line.value] : []
      const found = values.flatMap((value) => inLanguage(value, languages))
      return found.map((value) => ({ ...value, isHeading: line.kind === 'heading' }))
    })
    const [first] = said
    if (!first) return []
    const heading = said.find(({ isHeading }) => isHeading)?.value
    const texts = said.filter(({ isHeading }) => !isHeading).map(({ value }) => value)
    const isOwn = said.some((one) => one.isOwn)
    const part = { ...(typeof heading === 'string' && { heading }), texts }
    return [{ language: first.language, isOwn, value: part }]
  })
}

type Version = Values &
  Pick<SearchDocument, 'locales' | 'facts'> & { same: (text: string) => string }

/** Put together without spreads: an object with one has a shape of its own, which takes more than what it holds. */
function readVersion(
  document: StoredDocument,
  { declaration, collection }: Source,
  { locale, title, fields, locales, facts, same }: Version,
): SearchDocument | undefined {
  if (typeof title?.value !== 'string') return undefined
  const called = declaration.words?.[locale]
  const named = called === undefined ? [] : [{ text: called, language: locale, weight: 2 }]
  const keywords = fields
    .filter(({ field }) => field.areKeywords)
    .flatMap(({ field, values }) => keywordsOf(field, values))
  const sections = fields
    .filter(({ field }) => !field.areKeywords)
    .flatMap(({ field, values }) => sectionsOf(field, values, { locale, same }))
  return {
    key: keyOf(collection, document.id, locale),
    type: declaration.type,
    documentId: document.id,
    locales,
    language: locale,
    title: { text: title.value, language: title.language },
    keywords: exact([...named, ...keywords]),
    sections: sections.length > 0 ? exact(sections) : [{ body: { text: '', language: locale } }],
    facts,
    path: pathOf(declaration.path, document),
    updatedAt: document.updatedAt,
  }
}

function pathOf(path: string, { id, slug = '' }: StoredDocument): string {
  return path.replace(':slug', encodeURIComponent(slug)).replace(':id', encodeURIComponent(id))
}

function keywordsOf({ weight = 1 }: SearchField, values: readonly FieldValue[]): SearchText[] {
  return values.map(({ value, language }) => ({
    text: (Array.isArray(value) ? value : [value]).join('\n'),
    language,
    weight,
  }))
}

function sectionsOf(
  field: SearchField,
  values: readonly FieldValue[],
  { locale, same }: { locale: string; same: (text: string) => string },
): SearchDocument['sections'][number][] {
  const [first] = values
  if (!first) return []
  const { weight = 1, heading } = field
  const partsOf = ({ value }: FieldValue): RichPart[] => {
    if (typeof value === 'object' && value !== null && 'texts' in value) return readBlock(value)
    if (typeof value === 'object' && value !== null && 'root' in value) return readRichText(value)
    const paragraphs = (Array.isArray(value) ? value : [value]).filter(
      (text): text is string => typeof text === 'string',
    )
    return [{ paragraphs: paragraphs.flatMap((text) => text.split(/\s*\n\s*/u)).filter(Boolean) }]
  }
  const isRich = typeof first.value === 'object' && !Array.isArray(first.value)
  const merged = isRich
    ? (field.outline ? values : [first]).flatMap(partsOf)
    : [{ paragraphs: values.flatMap(partsOf).flatMap((part) => part.paragraphs) }]
  const { language } = first
  return merged.flatMap((part) => {
    const own = part.heading
    const above = own ?? heading?.[locale] ?? heading?.['en']
    const texts = splitLong(part.paragraphs)
    return (texts.length > 0 ? texts : ['']).map((text) => ({
      heading: above ? { text: same(above), language, weight: headingWeight } : undefined,
      body: { text: same(text), language, weight },
    }))
  })
}

/** A block's texts under its heading; a rich text in it may have headings of its own. */
function readBlock(block: object): RichPart[] {
  const { heading, texts } = block as { heading?: string; texts: unknown[] }
  const parts: RichPart[] = [{ ...(heading !== undefined && { heading }), paragraphs: [] }]
  for (const text of texts) {
    if (typeof text === 'string') parts.at(-1)?.paragraphs.push(...text.split(/\s*\n\s*/u))
    else if (typeof text === 'object' && text !== null && 'root' in text) {
      const [before, ...others] = readRichText(text)
      if (before && before.heading === undefined)
        parts.at(-1)?.paragraphs.push(...before.paragraphs)
      else if (before) parts.push(before)
      parts.push(...others)
    }
  }
  return parts
}

/** A part of a rich text: what stands under a heading, or before the first. */
type RichPart = { heading?: string; paragraphs: string[] }

type Node = { type?: string; text?: string; children?: Node[]; listType?: string }

const inline = new Set(['text', 'link', 'autolink', 'linebreak', 'tab'])
const maxDepth = 40

const unevenSpace = /^\s|\s$|\s\s|[^\S ]/u

/** The parts of a Lexical document in plain text, as a reader would read it. */
function readRichText(value: { root?: unknown }): RichPart[] {
  const parts: RichPart[] = [{ paragraphs: [] }]
  for (const block of (value.root as Node | undefined)?.children ?? []) {
    if (block.type === 'heading') parts.push({ heading: textOf(block), paragraphs: [] })
    else parts.at(-1)?.paragraphs.push(...paragraphsOf(block, 0))
  }
  return parts.filter(({ heading, paragraphs }) => heading || paragraphs.length > 0)
}

/** Begins each line that is an item of a list or a row of a table. */
export const bullet = '• '

/** A block of inline nodes is a paragraph; lists, tables and quotes hold several. */
function paragraphsOf(node: Node, depth: number): string[] {
  const children = node.children ?? []
  if (depth > maxDepth) return []
  if (node.type === 'table')
    return rowsOf(children.map((row) => (row.children ?? []).map((cell) => textOf(cell))))
  if (children.some(({ type }) => inline.has(type ?? ''))) {
    const own = children.filter((child) => child.type !== 'list')
    const lists = children.filter(({ type }) => type === 'list')
    const before = node.type === 'listitem' ? bullet : ''
    return [
      ...(readTable(own) ??
        [textOf({ children: own })].filter(Boolean).map((line) => before + line)),
      ...lists.flatMap((list) => paragraphsOf(list, depth + 1)),
    ]
  }
  return children.flatMap((child) => paragraphsOf(child, depth + 1))
}

/** The rows of a table written in Markdown, which the editor keeps as one paragraph; undefined for any other. */
function readTable(children: Node[]): string[] | undefined {
  const lines = children
    .map((child) => (child.type === 'linebreak' ? '\n' : textOf(child)))
    .join('')
    .split('\n')
  if (!/^\s*\|/.test(lines[0] ?? '') || !/^[\s|:-]*-[\s|:-]*$/.test(lines[1] ?? ''))
    return undefined
  const cells = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  )
  return rowsOf(cells.filter((_, at) => at !== 1))
}

/** Each row in words: what it is about, and its cells under their headers. */
function rowsOf([headers = [], ...rows]: string[][]): string[] {
  return rows.map(([label = '', ...cells]) => {
    const told = cells.flatMap((cell, at) => {
      const header = headers[at + 1]
      if (!cell) return []
      return [header ? `${header}: ${cell}` : cell]
    })
    return `${bullet}${label} – ${told.join('; ')}`
  })
}

function textOf(node: Node, depth = 0): string {
  if (depth > maxDepth) return ''
  if (node.type === 'linebreak' || node.type === 'tab') return ' '
  const text = node.text ?? (node.children ?? []).map((child) => textOf(child, depth + 1)).join('')
  return depth === 0 && unevenSpace.test(text) ? text.replace(/\s+/gu, ' ').trim() : text
}
