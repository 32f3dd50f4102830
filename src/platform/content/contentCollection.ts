import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'

import { contentAccess, type Operation } from '../access.js'
import { announceDeleted, announceSaved } from './announce.js'
import { noteDeleted, publicChange } from './publicChange.js'
import { query } from '../database/requestDatabase.js'
import { bodyAsMarkdown } from './contentAsMarkdown.js'
import { guardNewerDraft, noteStatus } from './guardNewerDraft.js'
import { keepNewerDraft, unpublishEachShown, unpublishShown } from './keepNewerDraft.js'
import { inDefaultLanguage } from './inDefaultLanguage.js'
import { keepingRows } from './keepingRows.js'
import { forgetSlugs, rememberSlug } from './publishedSlugs.js'
import { restoreDraft } from './restoreDraft.js'

/**
 * A collection of content that visitors read: drafts and versions, access by role, changes announced to every process.
 * `hasSlug` keeps old slugs; `cachedList` lets the front door cache its anonymous lists under these tags. Where
 * `custom.sitePath` names the folder of its pages, drafts can be previewed there.
 */
export function contentCollection(
  collection: CollectionConfig,
  { hasSlug = true, cachedList }: { hasSlug?: boolean; cachedList?: readonly string[] } = {},
): CollectionConfig {
  const { sitePath } = { ...collection.custom } as { sitePath?: string }
  return {
    ...collection,
    admin: { ...collection.admin, ...(sitePath && previewAddress(sitePath)) },
    fields: keepingRows(inDefaultLanguage(collection.fields)),
    endpoints: [restoreDraft(collection.slug), ...(collection.endpoints || [])],
    access: contentAccess,
    // Payload keeps to a number by reading a whole old version at each save: `dropOldVersions` does it instead.
    versions: { maxPerDoc: 0, drafts: { autosave: false, schedulePublish: true } },
    custom: { ...collection.custom, ...(cachedList && { cache: { tags: cachedList } }) },
    hooks: hooksOf(collection, hasSlug),
  }
}

function hooksOf({ hooks }: CollectionConfig, hasSlug: boolean): CollectionConfig['hooks'] {
  return {
    ...hooks,
    beforeOperation: [
      selectBodyForMarkdown,
      noteStatus,
      unpublishShown,
      ...(hooks?.beforeOperation ?? []),
    ],
    beforeValidate: [
      refuseNoStatus,
      guardNewerDraft,
      ...(hooks?.beforeValidate ?? []),
      // Last, because it writes, and what is refused of many documents leaves what was written.
      unpublishEachShown,
    ],
    afterOperation: [...(hooks?.afterOperation ?? []), addBodyMarkdown],
    afterChange: [
      ...(hooks?.afterChange ?? []),
      ...(hasSlug ? [rememberSlug] : []),
      keepNewerDraft,
      dropOldVersions,
      announcePublic,
    ],
    beforeDelete: [...(hooks?.beforeDelete ?? []), noteDeleted],
    afterDelete: [
      ...(hooks?.afterDelete ?? []),
      ...(hasSlug ? [forgetSlugs] : []),
      announceDeleted,
    ],
  }
}

/** What is neither a draft nor published would be seen by nobody and found by no filter; Payload takes null for a choice. */
const refuseNoStatus: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if ((data as { _status?: unknown } | undefined)?._status !== null) return data
  const errors = [{ path: '_status', message: 'Send draft or published.' }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** Drafts are not announced: each notice makes every process read again what visitors see. */
const announcePublic: CollectionAfterChangeHook<{ id: string }> = async (save) => {
  if (await publicChange(save, save.doc.id)) await announceSaved(save)
}

const versionsKept = 50

/**
 * Deletes all but the newest versions of a document that was saved again. The newest published one stays, because Payload
 * makes what is published in one language of it; all of them do where `custom.keepsPublished` says so.
 */
const dropOldVersions: CollectionAfterChangeHook<{ id: string }> = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') return
  const versions = sql.identifier(`_${collection.slug.replaceAll('-', '_')}_v`)
  const { keepsPublished = false } = { ...collection.custom } as { keepsPublished?: boolean }
  await query(req)`delete from ${versions} where id in (
    select id from ${versions} where parent_id = ${doc.id}
    order by updated_at desc offset ${versionsKept})
    and not (${keepsPublished} and version__status is not distinct from 'published')
    and id is distinct from (
      select id from ${versions} where parent_id = ${doc.id} and version__status = 'published'
      order by updated_at desc limit 1)`
}

type Shown = { id?: unknown; slug?: unknown }
type Admin = NonNullable<CollectionConfig['admin']>

/** The screen widths that every page is checked at. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 360, height: 740 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
]

/**
 * The address where the admin previews drafts of a collection whose pages are below `folder`. It only names the draft:
 * the page shows it to signed-in staff alone, so the address may be shared.
 */
function previewAddress(folder: string): Pick<Admin, 'livePreview' | 'preview'> {
  const address = ({ id, slug }: Shown, locale: string) => {
    if (typeof id !== 'string') return null
    const name = typeof slug === 'string' && slug ? slug : 'preview'
    const query = new URLSearchParams({ preview: id, locale })
    return `${folder}/${encodeURIComponent(name)}?${query.toString()}`
  }
  return {
    livePreview: { breakpoints, url: ({ data, locale }) => address(data as Shown, locale.code) },
    preview: (document, { locale }) => address(document, locale),
  }
}

type Document = { body?: unknown; bodyMarkdown?: unknown }

const isBodyAsked = Symbol(
  'The caller asked for the body as Markdown, and for the body itself or not',
)

/**
 * Makes `select[bodyMarkdown]=true` return the body as the Markdown that a write may send; the body is loaded for it.
 */
function selectBodyForMarkdown({ args, operation }: Operation): void {
  const { select } = args
  if (operation !== 'read' || select?.['bodyMarkdown'] !== true) return
  Object.assign(args, {
    select: { ...select, body: true },
    [isBodyAsked]: select['body'] === true,
  })
}

/** Adds the Markdown to what was read, and removes the body if it was not selected. */
const addBodyMarkdown: CollectionAfterOperationHook = async ({ args, collection, req, result }) => {
  const asked = (args as { [isBodyAsked]?: boolean })[isBodyAsked]
  const hasBody = collection.flattenedFields.some(({ name }) => name === 'body')
  if (asked === undefined || !hasBody) return result
  const found = result as (Document & { docs?: Document[] }) | null
  for (const document of found?.docs ?? (found ? [found] : [])) {
    document.bodyMarkdown = await markdownOf(req, document.body)
    if (!asked) delete document.body
  }
  return result
}

/** With `locale=all` there is one for each language. */
async function markdownOf(req: PayloadRequest, body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null || 'root' in body) return bodyAsMarkdown(req, body)
  const languages = Object.entries(body).map(
    async ([locale, each]) => [locale, await bodyAsMarkdown(req, each)] as const,
  )
  return Object.fromEntries(await Promise.all(languages))
}
