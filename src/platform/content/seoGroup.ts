import { field } from './fields.js'
import type { GroupField } from 'payload'

/** What search engines and share cards say of a page, in place of its own words. */
export const seoGroup: GroupField = field.group(
  'seo',
  'Leave these empty to use the title and the summary.',
  {
    label: 'Search engines and sharing',
    fields: [
      field.text('title', 'At most 60 characters are shown.', {
        label: 'Title for search engines',
        localized: true,
        maxLength: 120,
      }),
      field.textarea('description', 'At most 160 characters are shown.', {
        label: 'Description for search engines',
        localized: true,
        maxLength: 300,
      }),
      field.upload('image', 'Best 1200 × 630 pixels. Without one, a card is drawn of the title.', {
        relationTo: 'media',
        label: 'Picture for share cards',
      }),
      field.checkbox('hidden', { label: 'Keep it out of search engines', defaultValue: false }),
      field.ui('preview', {
        admin: {
          components: { Field: '/src/admin/fields/SeoPreview#SeoPreview' },
          disableListColumn: true,
        },
      }),
    ],
  },
)
