import { previewForStaffOnly } from '../../platform/access.js'
import { bodyFields } from '../../platform/content/bodyFields.js'
import { contentCollection } from '../../platform/content/contentCollection.js'
import { linkedTags } from '../../platform/content/tags.js'
import { previewEndpoint } from '../../platform/content/preview/previewEndpoint.js'
import { renderBody } from '../../platform/content/renderBody.js'
import type { SearchDeclaration } from '../../platform/content/searchDeclaration.js'
import { slugField } from '../../platform/content/slugField.js'
import { translatedText } from '../../platform/content/translated.js'
import { PageAnswer } from './schemas.js'

const previewPage = previewEndpoint({
  collection: 'pages',
  output: PageAnswer,
  present: async (req, { slug, title, summary, body }) => ({
    slug: slug || '',
    title: title || '',
    summary: summary ?? null,
    html: await renderBody(req, body),
  }),
})

/** The general pages of the site. */
export const Pages = contentCollection(
  {
    slug: 'pages',
    labels: { singular: 'Page', plural: 'Pages' },
    admin: {
      group: 'Content',
      useAsTitle: 'title',
      defaultColumns: ['title', 'slug', 'updatedAt', '_status'],
      listSearchableFields: ['title', 'slug', 'summary'],
      description: 'Pages of the site, each at its own address.',
    },
    defaultSort: 'title',
    endpoints: [previewPage],
    custom: {
      sitePath: '/pages',
      search: {
        type: 'page',
        path: '/pages/:slug',
        title: 'title',
        fields: [{ name: 'summary', weight: 2 }, { name: 'body' }],
      } satisfies SearchDeclaration,
    },
    hooks: { beforeOperation: [previewForStaffOnly] },
    fields: [
      translatedText({
        name: 'title',
        maxLength: 200,
        admin: { description: 'The heading of the page, also shown in search results.' },
      }),
      slugField,
      {
        name: 'summary',
        type: 'textarea',
        localized: true,
        maxLength: 500,
        admin: { description: 'One or two sentences for lists, search and share cards.' },
      },
      ...bodyFields(),
    ],
  },
  { cachedList: linkedTags },
)
