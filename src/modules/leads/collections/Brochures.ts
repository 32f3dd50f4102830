import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
} from 'payload'

import type { Brochure } from '../../../payload-types.js'
import { anyStaff, anyone, editedBy } from '../../../platform/access.js'
import { announceDeleted, announceSaved } from '../../../platform/content/announce.js'
import { field } from '../../../platform/content/fields.js'
import { keepShown } from '../../../platform/content/keepShown.js'
import { inDefaultLanguage } from '../../../platform/content/inDefaultLanguage.js'
import { privateFiles } from '../../../platform/content/privateFiles.js'
import { forgetSlugs, noteSlug } from '../../../platform/content/publishedSlugs.js'
import { slugField } from '../../../platform/content/slugField.js'
import { translatedText } from '../../../platform/content/translated.js'
import type { FileFolder } from '../../../platform/files/FileFolder.js'
import { downloadBrochure } from '../endpoints/downloadBrochure.js'
import { brochuresForm } from '../forms/fixedForms.js'

const fields: Field[] = [
  translatedText('title', 'The title in the form that offers it.', { maxLength: 200 }),
  {
    ...slugField,
    admin: {
      ...slugField.admin,
      description: 'How forms name it, such as team-training-guide.',
    },
  },
  field.textarea('summary', 'What a reader gets from it, in one or two sentences.', {
    localized: true,
    maxLength: 500,
  }),
  field.upload('file', 'A PDF. Its address works for staff only.', {
    relationTo: 'brochure-files',
    required: true,
    access: { read: anyStaff },
  }),
]

/** Links in mails, and forms of other sites, go on naming a brochure as it was called. */
const keepFormerSlug: CollectionAfterChangeHook<Brochure> = async ({ doc, previousDoc, req }) => {
  // A new document has no previous one, despite its type.
  const { slug = doc.slug } = (previousDoc as Brochure | undefined) ?? {}
  if (slug !== doc.slug) await noteSlug(req, { collection: 'brochures', slug, documentId: doc.id })
}

/** Lets a script send a brochure and its file in one multipart request: the file becomes its own document. */
const takeUploadedFile: CollectionBeforeValidateHook<Brochure> = async ({ data, req }) => {
  const { file } = req
  if (!file) return data
  const { id } = await req.payload.create({
    collection: 'brochure-files',
    data: {},
    file,
    depth: 0,
    overrideAccess: false,
    req,
  })
  delete req.file
  return { ...data, file: id }
}

/** What visitors can download once their address is verified. The list is public, the files are not. */
export const Brochures: CollectionConfig = keepShown({
  slug: 'brochures',
  labels: { singular: 'Brochure', plural: 'Brochures' },
  admin: {
    group: 'Leads',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    description:
      'Files that visitors get for a verified address, by a link that is valid for 30 days.',
  },
  access: editedBy('editor', anyone),
  disableDuplicate: true,
  defaultSort: 'title',
  custom: { cache: { tags: ['brochures'] }, audit: 'words', takesFile: true },
  endpoints: [...brochuresForm, downloadBrochure],
  hooks: {
    beforeValidate: [takeUploadedFile],
    afterChange: [keepFormerSlug, announceSaved],
    afterDelete: [forgetSlugs, announceDeleted],
  },
  fields: inDefaultLanguage(fields),
})

/**
 * The files of brochures, stored in `folder`. Visitors reach them only by signed links (downloadBrochure.ts), staff
 * with their session.
 */
export function BrochureFiles({ folder }: { folder: FileFolder }): CollectionConfig {
  return privateFiles({
    slug: 'brochure-files',
    labels: { singular: 'Brochure file', plural: 'Brochure files' },
    admin: {
      group: false,
      description: 'The PDF behind a brochure. Visitors can reach it only by a signed link.',
    },
    folder,
    types: { pdf: 'application/pdf' },
    findFault: ({ data }) =>
      data.subarray(0, 5).toString('latin1') === '%PDF-' ? undefined : 'Use a PDF file.',
  })
}
