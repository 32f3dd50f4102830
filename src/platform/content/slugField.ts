import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import anyAscii from 'any-ascii'
import {
  isolateObjectProperty,
  ValidationError,
  type FieldHook,
  type TextField,
  type TextFieldSingleValidation,
} from 'payload'

import { firstMatch, query } from '../database/requestDatabase.js'
import { slugPattern } from '../text.js'
import { field } from './fields.js'
import { freeSlug } from './publishedSlugs.js'

/** Leaves room for a number at the end: a slug has at most 96 characters. */
const maxLength = 88

/**
 * A text as a slug, in Latin letters whatever its script (`人工智能` becomes `ren-gong-zhi-neng`); empty where none of it
 * can be transliterated.
 */
export function slugify(text: string): string {
  const words = text
    .normalize('NFC')
    .replace(/['’](?=s\b)/gu, '')
    .split(/[\s\p{P}\p{S}]+/u)
    .flatMap(latinWords)
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, maxLength) : `${slug}-${word}`
    if (longer.length > maxLength) break
    slug = longer
  }
  return slug
}

/** Scripts without spaces come out as one word with capitals inside: `RenGongZhiNeng`. */
function latinWords(word: string): string[] {
  const latin = anyAscii(word)
  const parted = /^\p{ASCII}*$/u.test(word) ? latin : latin.replace(/([a-z])(?=[A-Z])/g, '$1 ')
  const plain = parted.replace(/['`"]/g, '').toLowerCase()
  return plain.split(/[^a-z0-9]+/).filter(Boolean)
}

/** Payload would make it "slug - Copy", which is not a slug. */
const copySlug: FieldHook = ({ value }) =>
  typeof value === 'string'
    ? `${value.slice(0, 80)}-copy-${randomBytes(3).toString('hex')}`
    : undefined

/** Marks a required field that the service fills where a write leaves it out. */
export const madeByUs = { isMade: true }

const rule =
  'Use lower-case letters, digits and hyphens, at most 96, without a hyphen at either end.'

const isSlug = (value: unknown): boolean => typeof value === 'string' && slugPattern.test(value)

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

type Titled = Readonly<Record<string, unknown>> & { id?: string }

/** A missing slug is made from the title; a document without a title waits until it has one. */
const makeSlug: FieldHook = async ({ collection, data, originalDoc, req, value }) => {
  if (!collection || !isEmpty(value)) return value as unknown
  const { useAsTitle = 'title' } = collection.admin
  const stored = originalDoc as Titled | undefined
  const title = textOf((data as Titled | undefined)?.[useAsTitle]) ?? textOf(stored?.[useAsTitle])
  if (title === undefined) return value as unknown
  const base = slugify(title) || collection.slug
  return freeSlug(req, { collection: collection.slug, base, id: stored?.id })
}

/** A title as it is, or in the first language it has if it is given in several. */
function textOf(title: unknown): string | undefined {
  const texts = typeof title === 'object' && title !== null ? Object.values(title) : [title]
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')
}

/** It is empty only in the admin's form and where the title is missing, which is the title's own fault. */
const checkSlug: TextFieldSingleValidation = (value) => isEmpty(value) || isSlug(value) || rule

/**
 * Payload does not validate the fields of a draft. A draft may lack a slug, but an invalid one would be refused later.
 */
const checkDraftSlug: FieldHook = ({ collection, data, path, req, value }) => {
  if (data?._status !== 'draft' || isEmpty(value) || isSlug(value)) return
  const errors = [{ path: path.join('.'), message: rule }]
  throw new ValidationError({ collection: collection?.slug, errors, req }, req.t)
}

/** Says who has the address, where the caller may read that; the database says no more than that it must be unique. */
const refuseTaken: FieldHook = async ({ collection, originalDoc, path, req, value }) => {
  const { id, slug } = { ...(originalDoc as Titled | undefined) }
  if (!collection || typeof value !== 'string' || value === slug) return
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  const [found] = await query<{ id: string }>(req)`select id from ${table} where slug = ${value}`
  if (!found || found.id === id) return
  const { docs } = await req.payload.find({
    ...{ ...firstMatch, collection: collection.slug, where: { id: { equals: found.id } } },
    ...{ overrideAccess: false, req: isolateObjectProperty(req, ['context']) },
  })
  const [other] = docs as unknown as Titled[]
  const title = textOf(other?.[collection.admin.useAsTitle ?? 'title'])
  const base = value.slice(0, maxLength)
  const free = await freeSlug(req, { collection: collection.slug, base, id })
  const who = title === undefined ? 'Another one' : `“${title}”`
  const message = `${who} has this address. Enter another, for example ${free}, or leave it empty.`
  const errors = [{ path: path.join('.'), message }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** The part of the address that names a document; unique, and old ones keep redirecting. */
export const slugField: TextField = field.text(
  'slug',
  'The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working.',
  {
    required: true,
    unique: true,
    index: true,
    maxLength: 96,
    validate: checkSlug,
    custom: madeByUs,
    hooks: {
      beforeValidate: [makeSlug],
      beforeDuplicate: [copySlug],
      beforeChange: [checkDraftSlug, refuseTaken],
    },
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      components: { Field: '/src/admin/fields/SlugField#SlugField' },
    },
  },
)
