import { previewEndpoint } from '../../../platform/content/preview/previewEndpoint.js'
import { renderBody } from '../../../platform/content/renderBody.js'
import { PageAnswer } from '../schemas.js'

export const previewPage = previewEndpoint({
  collection: 'pages',
  output: PageAnswer,
  present: async (req, { slug, title, summary, body }) => ({
    slug: slug || '',
    title: title || '',
    summary: summary ?? null,
    html: await renderBody(req, body),
  }),
})
