import { textField, textareaField, uploadField } from './fields.js'
import type { GroupField } from 'payload'

/** What search engines and share cards say of a page, in place of its own words. */
export const seoGroup: GroupField = {
  name: 'seo',
  type: 'group',
  label: 'Search engines and sharing',
  admin: { description: 'Leave these empty to use the title and the summary.' },
  fields: [
    textField('title', 'At most 60 characters are shown.', {
      label: 'Title for search engines',
      localized: true,
      maxLength: 120,
    }),
    textareaField('description', 'At most 160 characters are shown.', {
      label: 'Description for search engines',
      localized: true,
      maxLength: 300,
    }),
    uploadField('image', 'Best 1200 × 630 pixels. Without one, a card is drawn of the title.', {
      relationTo: 'media',
      label: 'Picture for share cards',
    }),
    {
      name: 'hidden',
      type: 'checkbox',
      label: 'Keep it out of search engines',
      defaultValue: false,
    },
    {
      name: 'preview',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/fields/SeoPreview#SeoPreview' },
        disableListColumn: true,
      },
    },
  ],
}
