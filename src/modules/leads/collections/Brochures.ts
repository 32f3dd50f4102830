import type { CollectionConfig, Field } from 'payload'

import { anyone, anyStaff, editedBy } from '../../../platform/access.js'
import { announceDeleted, announceSaved } from '../../../platform/content/announce.js'
import { inDefaultLanguage } from '../../../platform/content/inDefaultLanguage.js'
import { slugField } from '../../../platform/content/slugField.js'
import { translatedText } from '../../../platform/content/translated.js'
import { takeUploadedFile } from '../brochures/takeUploadedFile.js'
import { downloadBrochure } from '../endpoints/downloadBrochure.js'
import { brochuresForm } from '../forms/fixedForms.js'
import type { LeadsContext } from '../leadsContext.js'

const fields: Field[] = [
  translatedText({
    name: 'title',
    maxLength: 200,
    admin: { description: 'The title in the form that offers it.' },
  }),
  {
    ...slugField,
    admin: {
      ...slugField.admin,
      description: 'How forms name it, such as team-training-guide.',
    },
  },
  {
    name: 'summary',
    type: 'textarea',
    localized: true,
    maxLength: 500,
    admin: { description: 'What a reader gets from it, in one or two sentences.' },
  },
  {
    name: 'file',
    type: 'upload',
    relationTo: 'brochure-files',
    required: true,
    access: { read: anyStaff },
    admin: { description: 'A PDF. Its address works for staff only.' },
  },
]

/** What visitors can download once their address is verified. The list is public, the files are not. */
export function Brochures(context: LeadsContext): CollectionConfig {
  return {
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
    custom: { cache: { tags: ['brochures'] }, audit: 'words' },
    endpoints: [...brochuresForm(context), downloadBrochure(context)],
    hooks: {
      beforeValidate: [takeUploadedFile],
      afterChange: [announceSaved],
      afterDelete: [announceDeleted],
    },
    fields: inDefaultLanguage(fields),
  }
}
