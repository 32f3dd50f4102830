import { field } from '../../platform/content/fields.js'
import type { BlocksField } from 'payload'

import { previewForStaffOnly } from '../../platform/access.js'
import { bodyFields } from '../../platform/content/bodyFields.js'
import { contentCollection } from '../../platform/content/contentCollection.js'
import { outlineOf } from '../../platform/content/outlineOf.js'
import { previewEndpoint } from '../../platform/content/preview/previewEndpoint.js'
import { renderBody } from '../../platform/content/renderBody.js'
import type { SearchDeclaration, SearchField } from '../../platform/content/searchDeclaration.js'
import { seoGroup } from '../../platform/content/seoGroup.js'
import { slugField } from '../../platform/content/slugField.js'
import type { ShowsDeclaration } from '../../platform/content/keepShown.js'
import { linkedTags } from '../../platform/content/announce.js'
import { translatedText } from '../../platform/content/translated.js'
import { shown } from './blocks/shown.js'
import { fillFromTemplate, templateField } from './blocks/templates.js'
import { told } from './blocks/told.js'
import { PageAnswer } from './schemas.js'

const blocks = [...told, ...shown]

/** The parts of a page, one below the other. */
const pageBlocks: BlocksField = {
  name: 'blocks',
  type: 'blocks',
  label: 'Parts',
  labels: { singular: 'Part', plural: 'Parts' },
  blocks,
  maxRows: 40,
  admin: {
    disableListFilter: true,
    description: 'Add a part, drag it to its place. A page without parts is its text alone.',
  },
}

/** What the parts say, for the search index. */
const searchedBlocks: SearchField = {
  name: 'blocks',
  outline: (value) => outlineOf(blocks, value),
}

/** What parts show by its slug. A part keeps the form that was chosen before another kind was. */
const shows: ShowsDeclaration = {
  forms: { column: 'blocks', path: '$[*] ? (@.form == "own" && @.ownForm == $slugs[*])' },
  brochures: { column: 'blocks', path: '$[*] ? (@.brochure == $slugs[*])' },
}

const previewPage = previewEndpoint({
  collection: 'pages',
  output: PageAnswer,
  present: async (req, { slug, title, summary, body, blocks }) => ({
    slug: slug || '',
    title: title || '',
    summary: summary ?? null,
    html: await renderBody(req, body),
    blocks: blocks ?? [],
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
        fields: [{ name: 'summary', weight: 2 }, searchedBlocks, { name: 'body' }],
      } satisfies SearchDeclaration,
      shows,
    },
    hooks: { beforeOperation: [previewForStaffOnly], beforeValidate: [fillFromTemplate] },
    fields: [
      translatedText('title', 'The heading of the page, also shown in search results.', {
        maxLength: 200,
      }),
      slugField,
      templateField,
      field.textarea('summary', 'One or two sentences for lists, search and share cards.', {
        localized: true,
        maxLength: 500,
      }),
      pageBlocks,
      ...bodyFields(),
      seoGroup,
    ],
  },
  { cachedList: [...linkedTags, 'partners', 'faqs', 'brochures'] },
)
