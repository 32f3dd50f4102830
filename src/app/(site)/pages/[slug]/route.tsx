import { missingPage } from '../../_frame/faultPages.js'
import { menuOf } from '../../_frame/menuOf.js'
import { movedTo, servePage } from '../../_frame/servePage.js'
import type { Site } from '../../_frame/Site.js'
import { PageHead } from '../../_parts/PageHead.js'
import { RichText } from '../../_parts/RichText.js'
import { Siblings } from '../../_parts/Siblings.js'
import { readPage } from './readPage.js'

export const dynamic = 'force-dynamic'

/** A page that staff wrote; an address it once had leads to the present one. */
export const GET = servePage(async (site, { slug }) => {
  const found = await readPage(site, slug)
  if (found.kind === 'moved') return movedTo(site, `/pages/${found.slug}`)
  if (found.kind === 'missing') return missingPage(site)
  const { page, html } = found
  return {
    title: page.title,
    description: page.summary,
    isDocument: true,
    body: (
      <div className="wrap">
        <PageHead title={page.title} lead={page.summary} />
        <div className="article">
          <RichText site={site} html={html} />
          <Others site={site} slug={page.slug} />
        </div>
      </div>
    ),
  }
})

/** The pages about the company beside one of them, those about its services beside another. */
function Others({ site: { menu, words, link }, slug }: { site: Site; slug: string }) {
  const { company, services } = menuOf(menu)
  const isService = services.some((page) => page.slug === slug)
  return (
    <Siblings
      title={isService ? words.frame.services : words.frame.company}
      items={(isService ? services : company).map((page) => ({
        ...page,
        href: link(`/pages/${page.slug}`),
      }))}
      present={link(`/pages/${slug}`)}
    />
  )
}
