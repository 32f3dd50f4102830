import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

import { roleOf } from '../../platform/access.js'
import { localization } from '../../platform/localization.js'
import { readPath } from '../readPath.js'
import { changesInWords } from './changesInWords.js'

const Call = z.object({ collection: z.string().max(60), id: z.string().max(60) })

/** One saved version of a document: when, by whom, and what it changed. */
export type Change = { id: string; createdAt: string; type: string; message: string }

type Version = {
  id: string
  createdAt: string
  updatedAt: string
  version: Record<string, unknown>
}

const shown = 30

/** What each of the newest versions of a document changed, the newest first, for staff who may read its versions. */
export async function readChanges({
  req,
  ...args
}: { req: PayloadRequest } & Record<string, unknown>): Promise<Change[]> {
  const { collection, id } = Call.parse(args)
  const { payload, user } = req
  const slug = collection as CollectionSlug
  const { flattenedFields: fields } = payload.collections[slug].config
  const { docs } = await payload.findVersions({
    // Their ids begin with the time; Payload gives what it restores the time at which the document was made.
    ...{ collection: slug, where: { parent: { equals: id } }, sort: '-id' },
    ...{ limit: shown + 1, depth: 1, locale: 'all', overrideAccess: false, user },
  })
  const authors = await readAuthors(req, { collection, id })
  let before: Version | undefined
  const changes = (docs as unknown as Version[]).toReversed().map((after) => {
    const isRestored = before !== undefined && after.createdAt === after.version['createdAt']
    const createdAt = isRestored ? after.updatedAt : after.createdAt
    // What is unpublished below a newer draft goes beside it: `keepNewerDraft` makes the draft the newest again.
    const isBeside = before !== undefined && before.updatedAt > after.updatedAt
    const phrases = before
      ? changesInWords(fields, {
          ...{ before: before.version, after: after.version, titleOf: titleIn(req) },
        })
      : ['created it']
    const said = sentence([...phrases, ...moved(before?.version, after.version, phrases)])
    const restored = `restored an earlier version${phrases.length > 0 ? `: ${said}` : ''}`
    const message = isBeside ? 'unpublished it' : isRestored ? restored : said
    if (!isBeside) before = after
    return { id: after.id, createdAt, type: authors(createdAt) ?? 'Somebody', message }
  })
  return changes.toReversed().slice(0, shown)
}

const titleIn =
  ({ payload }: PayloadRequest) =>
  (collection: string, document: unknown): string | undefined => {
    const { admin } = payload.collections[collection as CollectionSlug].config
    const title = readPath(document, admin.useAsTitle ?? 'id')
    const text = readPath(title, localization.defaultLocale) ?? title
    return typeof text === 'string' ? text : undefined
  }

/** Whether visitors see the version, where that is not as before. */
function moved(
  before: Version['version'] | undefined,
  after: Version['version'],
  phrases: readonly string[],
) {
  const [from, to] = [before?.['_status'], after['_status']]
  if (to === 'published' && from !== 'published') return ['published it']
  return before !== undefined && phrases.length === 0
    ? [to === 'draft' && from === 'published' ? 'unpublished it' : 'saved it without a change']
    : []
}

const mostPhrases = 6
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function sentence(phrases: readonly string[]): string {
  const rest = phrases.length - mostPhrases
  const told = rest > 1 ? phrases.slice(0, mostPhrases) : phrases
  return list.format([...told, ...(rest > 1 ? [`${String(rest)} changes more`] : [])])
}

const sameSaveMs = 10_000

/** Who saved a version, from the audit log: versions do not say it. Viewers read nothing about people. */
async function readAuthors(
  req: PayloadRequest,
  { collection, id }: z.output<typeof Call>,
): Promise<(at: string) => string | undefined> {
  if (roleOf(req) === undefined || roleOf(req) === 'viewer') return () => undefined
  const { docs: entries } = await req.payload.find({
    collection: 'audit-log',
    where: { and: [{ target: { equals: collection } }, { targetId: { equals: id } }] },
    ...{ sort: '-createdAt', limit: 4 * shown, depth: 0 },
  })
  const emails = [...new Set(entries.flatMap(({ actorEmail }) => actorEmail ?? []))]
  const { docs: users } = await req.payload.find({
    ...{ collection: 'users', where: { email: { in: emails } }, depth: 0 },
    ...{ pagination: false, select: { email: true, name: true } },
  })
  const names = new Map(users.map(({ email, name }) => [email, name || email]))
  const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other))
  return (at) => {
    const [entry] = entries
      .filter(({ createdAt }) => distance(createdAt, at) < sameSaveMs)
      .toSorted((one, other) => distance(one.createdAt, at) - distance(other.createdAt, at))
    const email = entry?.actorEmail
    return email ? (names.get(email) ?? email) : undefined
  }
}
