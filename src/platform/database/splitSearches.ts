import type { PostgresAdapter } from '@payloadcms/db-postgres'
import {
  buildVersionCollectionFields,
  type CollectionSlug,
  type FlattenedField,
  type Where,
} from 'payload'

import { isRecord } from '../isRecord.js'
import { excludeListed } from './excludeListed.js'
import { currentReader } from './limitedReads.js'

/** Of words that are in more documents, a page is found sooner by reading the list in its order. */
const most = 1_000

type Reading = Pick<
  Parameters<PostgresAdapter['find']>[0],
  'collection' | 'locale' | 'req' | 'where'
>

/** A list that is searched, and its documents by what they are named by in it. */
type Searched = {
  fields: readonly FlattenedField[]
  own: { key: string; find: (where: Where, limit?: number) => Promise<unknown[]> }
  findRelated: (collection: CollectionSlug, where: Where) => Promise<unknown[]>
}

/**
 * No index serves an OR over columns of several tables: all of them are read and joined. So what has the words in another
 * table (a document that is referred to, a translation) is found first, and the list is asked for its ids. So is what a
 * list of texts is not to have: Payload compares each of its texts, and one other is enough for it.
 */
export function splitSearches(adapter: PostgresAdapter): void {
  const { count, find, queryDrafts } = adapter
  const few = { limit: most + 1, pagination: false, sort: '-id' }
  const onlyId = { id: true } as const
  const search = (reading: Reading): Searched => {
    const findIds = async (collection: CollectionSlug, where: Where, limit = few.limit) => {
      const asked = { ...reading, ...few, collection, where, limit, select: onlyId }
      return idsOf(await find.call(adapter, asked))
    }
    const own: Searched['own'] = {
      key: 'id',
      find: (where, limit) => findIds(reading.collection, where, limit),
    }
    return { fields: configOf(adapter, reading).flattenedFields, own, findRelated: findIds }
  }
  const searchDrafts = (reading: Reading): Searched => {
    const fields = buildVersionCollectionFields(
      adapter.payload.config,
      configOf(adapter, reading),
      true,
    )
    const select = { parent: true } as const
    const findOwn = async (where: Where, limit = few.limit) =>
      idsOf(await queryDrafts.call(adapter, { ...reading, ...few, where, limit, select }))
    return { ...search(reading), fields, own: { key: 'parent', find: findOwn } }
  }
  adapter.find = (async (args) =>
    find.call(adapter, await split(args, search(args)))) as typeof find
  adapter.count = async (args) => count.call(adapter, await split(args, search(args)))
  adapter.queryDrafts = (async (args) =>
    queryDrafts.call(adapter, await split(args, searchDrafts(args)))) as typeof queryDrafts
}

function idsOf({ docs }: { docs: unknown[] }): unknown[] {
  return docs.map((doc) => (doc as { id: unknown }).id)
}

function configOf({ payload }: PostgresAdapter, { collection }: Reading) {
  return payload.collections[collection].config
}

async function split<Args extends Reading>(args: Args, searched: Searched): Promise<Args> {
  if (!args.where) return args
  const where = await excludeListed(args.where, searched)
  // Whoever is no staff gets one statement for one request.
  return { ...args, where: currentReader()?.isLimited ? where : await splitWhere(where, searched) }
}

async function splitWhere(where: Where, searched: Searched): Promise<Where> {
  const parts: Where = {}
  for (const [name, value] of Object.entries(where)) {
    if (!Array.isArray(value)) Object.assign(parts, { [name]: value })
    else if (/^or$/i.test(name) && value.length > 1) parts[name] = await splitOr(value, searched)
    else parts[name] = await Promise.all(value.map((each) => splitWhere(each, searched)))
  }
  return parts
}

async function splitOr(branches: Where[], searched: Searched): Promise<Where[]> {
  const found: Where[] = []
  for (const branch of branches) {
    const named = await nameFound(branch, searched)
    if (!named) return branches
    found.push(named)
  }
  return found
}

/** The same condition on the table of the list itself; undefined where more is found than can be named. */
async function nameFound(branch: Where, { fields, own, findRelated }: Searched) {
  const [[path, condition] = [''], ...others] = Object.entries(branch)
  const isSearch = isRecord(condition) && ('like' in condition || 'contains' in condition)
  const [name = '', ...below] = path.split('.')
  if (others.length > 0 || !isSearch || isColumn(fields, [name, ...below])) return branch
  const field = fields.find((one) => one.name === name)
  const isOne = field?.type === 'relationship' && !field.hasMany && !Array.isArray(field.relationTo)
  const ids = isOne
    ? await findRelated(field.relationTo as CollectionSlug, { [below.join('.')]: condition })
    : await own.find(branch)
  return ids.length > most ? undefined : { [isOne ? name : own.key]: { in: ids } }
}

function isColumn(fields: readonly FlattenedField[], [name, ...below]: string[]): boolean {
  const field = fields.find((one) => one.name === name)
  if (!field || ('localized' in field && field.localized)) return false
  if (below.length === 0) return !('hasMany' in field && field.hasMany)
  return (field.type === 'group' || field.type === 'tab') && isColumn(field.flattenedFields, below)
}
