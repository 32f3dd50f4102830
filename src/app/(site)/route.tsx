import { startSlug } from '../../platform/content/linkFields.js'
import { fill } from '../../platform/words.js'
import { renderBlocks } from './_blocks/renderBlocks.js'
import { servePage } from './_frame/servePage.js'
import { DemoDoors } from './_start/DemoDoors.js'
import { defaultStart } from './_start/defaultStart.js'
import { pageOf } from './pages/[slug]/pageOf.js'
import { readPage } from './pages/[slug]/readPage.js'
import { readLinks } from './payments/links/readLinks.js'
import type { Site } from './Site.js'

/** Whether anything can be paid now; a start page without that link is better than none. */
async function canPay(site: Site): Promise<boolean> {
  const links = await readLinks(site, 1).catch(() => undefined)
  return (links?.totalDocs ?? 0) > 0
}

/** The start page: the page that staff published as `home`, or one made of what is published. */
export const GET = servePage(async (site, asked) => {
  const { branding, words } = site
  const found = await readPage(site, startSlug)
  const title = branding.tagline
    ? `${branding.name}: ${branding.tagline}`
    : fill(words.start.title, { name: branding.name })
  const page =
    found.kind === 'found'
      ? { ...(await pageOf(site, asked, found.document)), title }
      : {
          title,
          description: branding.tagline,
          body: await renderBlocks(site, asked, defaultStart(site, { canPay: await canPay(site) })),
        }
  return {
    ...page,
    isDocument: false,
    isForAll: true,
    ...(found.kind === 'found' && { markdownPath: `/pages/${startSlug}.md` }),
    body: (
      <>
        {page.body}
        {site.demo && <DemoDoors site={site} />}
      </>
    ),
  }
})
