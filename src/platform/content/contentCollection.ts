import type { CollectionConfig } from 'payload'

import { contentAccess } from '../access.js'
import { announceDeleted, announceSaved } from './announce.js'
import { inDefaultLanguage } from './inDefaultLanguage.js'
import { previewAddress } from './preview/previewAddress.js'
import { addBodyMarkdown, selectBodyForMarkdown } from './readBodyMarkdown.js'
import { forgetSlugs, rememberSlug } from './rememberSlug.js'

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
    fields: inDefaultLanguage(collection.fields),
    access: contentAccess,
    versions: { maxPerDoc: 50, drafts: { autosave: false, schedulePublish: true } },
    custom: { ...collection.custom, ...(cachedList && { cache: { tags: cachedList } }) },
    hooks: {
      ...collection.hooks,
      beforeOperation: [selectBodyForMarkdown, ...(collection.hooks?.beforeOperation ?? [])],
      afterOperation: [...(collection.hooks?.afterOperation ?? []), addBodyMarkdown],
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        ...(hasSlug ? [rememberSlug] : []),
        announceSaved,
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        ...(hasSlug ? [forgetSlugs] : []),
        announceDeleted,
      ],
    },
  }
}
