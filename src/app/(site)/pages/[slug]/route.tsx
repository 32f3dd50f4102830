import { startSlug } from '../../../../platform/content/linkFields.js'
import { movedTo } from '../../_frame/servePage.js'
import { serveDocument } from '../../_preview/serveDocument.js'
import { pageOf } from './pageOf.js'
import { readPage } from './readPage.js'

/** A page that staff wrote; a former slug redirects to the current one. */
export const { GET, POST } = serveDocument({
  folder: 'pages',
  read: readPage,
  show: pageOf,
  complete: (site, { slug }) => (slug === startSlug ? movedTo(site, '/') : Promise.resolve({})),
  variant: (_, page) => page,
})
