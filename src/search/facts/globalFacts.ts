import type { Payload, SanitizedGlobalConfig, TypedLocale } from 'payload'

import { platformOf } from '../../platform/platform.js'
import { addressOf } from '../sectionOf.js'
import type { FactQuestion, SearchSection } from '../SearchIndex.js'
import { languageOf } from '../words/languageOf.js'
import { splitWords } from '../words/splitWords.js'
import { type Fact, type FactDeclaration, isSoAt } from '../../platform/content/Fact.js'
import { parseQuestion } from './parseQuestion.js'

/** One of those that a global lists under `custom.search` to have what it states found by questions after it. */
export type GlobalSearchDeclaration = {
  /** The type its source is shown as. */
  type: string
  /** The page that says the same. */
  path: string
  /** What that page is called, by language. */
  titles: Readonly<Record<string, string>>
  /** What the global is about is called so; questions may name it or not. */
  names: (document: Readonly<Record<string, unknown>>) => string[]
  facts: FactDeclaration
}

/** What a site states in one language: the answer of a global to questions after it. */
export type SiteFacts = (question: FactQuestion) => SearchSection | undefined

export function declarationsOf({
  custom,
}: Pick<SanitizedGlobalConfig, 'custom'>): readonly GlobalSearchDeclaration[] {
  return (custom as { search?: readonly GlobalSearchDeclaration[] } | undefined)?.search ?? []
}

/** Reads what the globals state, in one language; kept in memory until they change. */
export async function globalFacts(payload: Payload, locale: TypedLocale): Promise<SiteFacts[]> {
  const declared = payload.config.globals.flatMap((global) => {
    return declarationsOf(global).map((declaration) => ({ global, declaration }))
  })
  return Promise.all(
    declared.map(async ({ global, declaration }) => {
      const stated = await readGlobal(payload, { global, declaration, locale })
      return (question: FactQuestion) => answer(stated, question)
    }),
  )
}

type Place = {
  global: Pick<SanitizedGlobalConfig, 'slug'>
  declaration: GlobalSearchDeclaration
  locale: TypedLocale
}

type GlobalFacts = {
  declaration: GlobalSearchDeclaration
  names: string[]
  known: Fact[]
  section: SearchSection
}

function readGlobal(payload: Payload, { global, declaration, locale }: Place) {
  const { cache, serverUrl } = platformOf(payload)
  const { slug } = global
  return cache.remember<GlobalFacts>({
    key: `facts ${slug} ${declaration.path} ${locale}`,
    tags: [slug],
    bytes: 2_048,
    load: async () => {
      const found = await payload.findGlobal({ slug, locale, depth: 0, overrideAccess: false })
      const document = found as unknown as Record<string, unknown> & { updatedAt?: string }
      const { type, path, titles, names, facts } = declaration
      const isDefault = locale === platformLocale(payload)
      const section: SearchSection = {
        type,
        documentId: slug,
        locale,
        title: titles[locale] ?? titles['en'] ?? '',
        text: '',
        url: addressOf(path, { locale, isDefault, serverUrl }),
        updatedAt: document.updatedAt ?? new Date(0).toISOString(),
      }
      return { declaration, names: names(document), known: facts.read(document), section }
    },
  })
}

function platformLocale({ config }: Payload): string | undefined {
  return config.localization ? config.localization.defaultLocale : undefined
}

/** `I am away that day, can a colleague go?` asks by its last clause. */
const lastClause = /^.+[,;.!،؛]\s+(?=\S)/su

function answer(stated: GlobalFacts, question: FactQuestion) {
  const { text } = question
  const clause = text.replace(lastClause, '')
  return (
    answerTo(stated, question) ??
    (clause === text ? undefined : answerTo(stated, { ...question, text: clause }))
  )
}

function answerTo({ declaration, names, known, section }: GlobalFacts, question: FactQuestion) {
  const { locale, now, text } = question
  const { kinds, subject } = parseQuestion(withoutNames(text, names), declaration.facts, question)
  if (!isAbout(subject, names, locale)) return undefined
  const [title = ''] = names
  const stated = kinds.flatMap((kind) =>
    known
      .filter((fact) => fact.kind === kind && isSoAt(fact, now))
      .map(({ say }) => say({ title, locale })),
  )
  return stated.length === 0 ? undefined : { ...section, text: stated.join(' ') }
}

/** Who asks what Keelmark does asks the same as who asks what you do. */
function withoutNames(text: string, names: readonly string[]): string {
  const lower = text.toLowerCase()
  const found = names.find((name) => lower.includes(name.toLowerCase()))
  const at = found ? lower.indexOf(found.toLowerCase()) : 0
  return found ? `${text.slice(0, at)}${text.slice(at + found.length)}` : text
}

/** Whether a question is after this and nothing else: all that is left of it are names. */
function isAbout(subject: string, names: readonly string[], locale: string): boolean {
  const { stem } = languageOf(locale)
  const stems = (text: string) => splitWords(text).map(({ word }) => stem(word))
  const known = new Set(names.flatMap(stems))
  return stems(subject).every((word) => known.has(word))
}
