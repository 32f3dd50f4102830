import type { Payload, TypedLocale } from 'payload'

import { isRecord } from '../../../platform/isRecord.js'
import { parseUrl } from '../../../platform/parseUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { type Fact, type FactDeclaration, isSoAt } from '../../../platform/content/Fact.js'
import { declarationsOf } from '../../../search/facts/globalFacts.js'
import {
  fieldsRead,
  type SearchDeclaration,
  searchDeclarationOf,
} from '../../../platform/content/searchDeclaration.js'

/** What visitors read of a document: its title, and its text by paragraphs, headings and statements. */
export type PublishedText = { title: string; lines: string[] }

type Values = Readonly<Record<string, unknown>>

type Place = { at: string; locale: TypedLocale }

/**
 * Reads what is published at an address of this site now: from the database, as a visitor, bypassing the index and
 * every cache. Undefined if nothing is.
 */
export async function readPublished(
  payload: Payload,
  address: string,
): Promise<PublishedText | undefined> {
  const { localization } = payload.config
  const url = parseUrl(address)
  if (!localization || url?.origin !== new URL(platformOf(payload).serverUrl).origin) {
    return undefined
  }
  const locale = (url.searchParams.get('locale') ?? localization.defaultLocale) as TypedLocale
  const place = { at: url.pathname + url.hash, locale }
  return (await readDocument(payload, place)) ?? readGlobal(payload, place)
}

async function readDocument(payload: Payload, { at, locale }: Place) {
  for (const collection of payload.config.collections) {
    const declaration = searchDeclarationOf(collection)
    const [prefix = '', field = ''] = declaration?.path.split(':') ?? []
    if (!declaration || !at.startsWith(prefix)) continue
    const value = decodeURIComponent(at.slice(prefix.length).split('#', 1)[0] ?? '')
    const { docs } = await payload.find({
      collection: collection.slug,
      where: { and: [{ [field]: { equals: value } }, { _status: { equals: 'published' } }] },
      select: fieldsRead(declaration),
      locale,
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: false,
    })
    const [found] = docs as unknown as StoredDocument[]
    if (found) return textOf(payload, found, { declaration, locale })
  }
  return undefined
}

async function readGlobal(payload: Payload, { at, locale }: Place) {
  for (const { slug, custom } of payload.config.globals) {
    const declaration = declarationsOf({ custom }).find(({ path }) => path === at)
    if (!declaration) continue
    const values = await payload.findGlobal({ slug, locale, depth: 0, overrideAccess: false })
    const found = values as unknown as Values
    const [title = ''] = declaration.names(found)
    return {
      title,
      lines: statementsOf(payload, found, { facts: declaration.facts, title, locale }),
    }
  }
  return undefined
}

type StoredDocument = Values & { id: string }

/** The text of a document that was read as a visitor, in one language. */
async function textOf(
  payload: Payload,
  found: StoredDocument,
  { declaration, locale }: { declaration: SearchDeclaration; locale: TypedLocale },
): Promise<PublishedText> {
  const [title = ''] = linesOf(found[declaration.title])
  const { fields, facts } = declaration
  const text = fields.flatMap(({ name }) => linesOf(valueAt(found, name.split('.'))))
  // What other documents say of it, such as a course's dates, belongs to its statements too.
  const [whole = found] = (await facts?.complete?.(payload, [found])) ?? []
  const stated = facts ? statementsOf(payload, whole, { facts, title, locale }) : []
  return { title, lines: [title, ...text, ...stated] }
}

/** The statements of its fields, in the words that the collection has for them. */
function statementsOf(
  payload: Payload,
  found: Values,
  { facts, title, locale }: { facts: FactDeclaration; title: string; locale: string },
): string[] {
  const now = platformOf(payload).clock.now().getTime()
  const say = (fact: Fact) =>
    [false, true].map((isFurther) => fact.say({ title, locale, isFurther }))
  return facts
    .read(found)
    .filter((fact) => isSoAt(fact, now))
    .flatMap(say)
}

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((each) => valueAt(each, [name, ...rest]))
  return isRecord(value) ? valueAt(value[name], rest) : undefined
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return randomId.test(value) ? [] : value.split('\n')
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (!isRecord(value)) return []
  if ('root' in value) return richText(value['root']).split('\n')
  // A part of a page, or a row of a list.
  return Object.values(value).flatMap(linesOf)
}

/** Of a part of a page, or of what it refers to. Nobody reads it, and it can begin with what looks like a figure. */
const randomId = /^(?:[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const inline = new Set(['link', 'autolink'])

/** Rich text with each paragraph, heading and list item on its own line. */
function richText(node: unknown): string {
  if (!isRecord(node)) return ''
  const { type, text, children } = node
  if (typeof text === 'string') return text
  if (!Array.isArray(children)) return ' '
  const within = children.map(richText).join('')
  return inline.has(String(type)) ? within : `\n${within}\n`
}
