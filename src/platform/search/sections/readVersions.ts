import type { SearchDeclaration, SearchField } from '../searchDeclarationOf.js'
import type { SearchDocument, SearchText } from '../SearchDocument.js'
import { type FieldValue, readField } from './readField.js'
import { readRichText } from './readRichText.js'
import { splitLong } from './splitLong.js'

/** The words of a heading count as often. */
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
  const [fallback = ''] = source.locales
  const versions = source.locales.map((locale) => ({
    locale,
    ...readVersion(document, source, locale),
  }))
  const others = versions.filter(({ locale, isOwn }) => isOwn && locale !== fallback)
  const own = new Set(others.map(({ locale }) => locale))
  return versions.flatMap(({ locale, content }) => {
    if (!content || (locale !== fallback && !own.has(locale))) return []
    const locales = locale === fallback ? source.locales.filter((one) => !own.has(one)) : [locale]
    return [
      { ...content, locales, language: locale, key: keyOf(source.collection, document.id, locale) },
    ]
  })
}

/** The key of one version of a document. */
export function keyOf(collection: string, id: string, locale: string): string {
  return `${collection} ${id} ${locale}`
}

function readVersion(document: StoredDocument, source: Source, locale: string) {
  const { declaration, locales } = source
  const languages = { locales, locale }
  const [title] = readField(document, declaration.title, languages)
  const fields = declaration.fields.map((field) => ({
    field,
    values: readField(document, field.name, languages),
  }))
  const isOwn = [title, ...fields.flatMap(({ values }) => values)].some((value) => value?.isOwn)
  if (typeof title?.value !== 'string') return { isOwn, content: undefined }
  const called = declaration.words?.[locale]
  const named = called === undefined ? [] : [{ text: called, language: locale, weight: 2 }]
  const keywords = fields
    .filter(({ field }) => field.areKeywords)
    .flatMap(({ field, values }) => keywordsOf(field, values))
  const sections = fields
    .filter(({ field }) => !field.areKeywords)
    .flatMap(({ field, values }) => sectionsOf(field, values, locale))
  const content = {
    type: declaration.type,
    documentId: document.id,
    title: { text: title.value, language: title.language },
    keywords: [...named, ...keywords],
    sections: sections.length > 0 ? sections : [{ body: { text: '', language: locale } }],
    path: pathOf(declaration.path, document),
    updatedAt: document.updatedAt,
  }
  return { isOwn, content }
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

function sectionsOf(field: SearchField, values: readonly FieldValue[], locale: string) {
  const [first] = values
  if (!first) return []
  const { weight = 1, heading } = field
  const partsOf = ({ value }: FieldValue) => {
    if (typeof value === 'object' && value !== null && 'root' in value) return readRichText(value)
    const paragraphs = (Array.isArray(value) ? value : [value]).filter(
      (text): text is string => typeof text === 'string',
    )
    return [{ paragraphs: paragraphs.flatMap((text) => text.split(/\s*\n\s*/u)).filter(Boolean) }]
  }
  const isRich = typeof first.value === 'object' && !Array.isArray(first.value)
  const merged = isRich
    ? partsOf(first)
    : [{ paragraphs: values.flatMap(partsOf).flatMap((part) => part.paragraphs) }]
  const { language } = first
  return merged.flatMap((part) => {
    const own = 'heading' in part ? part.heading : undefined
    const above = own ?? heading?.[locale] ?? heading?.['en']
    const texts = splitLong(part.paragraphs)
    return (texts.length > 0 ? texts : ['']).map((text) => ({
      ...(above && { heading: { text: above, language, weight: headingWeight } }),
      body: { text, language, weight } satisfies SearchText,
    }))
  })
}
