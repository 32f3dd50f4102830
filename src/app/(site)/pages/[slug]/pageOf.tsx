import type { PageAnswer } from '../../../../modules/site/schemas.js'
import type { Page } from '../../../../payload-types.js'
import { beginsWithHero, renderBlocks } from '../../_blocks/renderBlocks.js'
import type { PageBlock } from '../../_blocks/PageBlock.js'
import type { SitePage } from '../../_frame/SitePage.js'
import { menuOf } from '../../_frame/menuOf.js'
import { siteIn } from '../../_frame/siteIn.js'
import { textLanguages } from '../../_frame/textLanguage.js'
import type { PageRequest } from '../../_frame/servePage.js'
import { seoOf } from '../../_frame/seoOf.js'
import { InLanguage } from '../../_parts/InLanguage.js'
import { NextStep } from '../../_parts/NextStep.js'
import { PageHead } from '../../_parts/PageHead.js'
import { RichText } from '../../_parts/RichText.js'
import { Siblings } from '../../_parts/Siblings.js'
import type { Site } from '../../Site.js'

type Shown = Pick<PageAnswer, 'slug' | 'title' | 'html'> & {
  summary?: string | null | undefined
  blocks?: readonly object[] | null
  seo?: Page['seo']
}

/** A page as it is shown: its parts, then its text; or its text alone. */
export async function pageOf(site: Site, asked: PageRequest, page: Shown): Promise<SitePage> {
  const { title, summary, html, seo } = page
  const languages = await textLanguages(site, 'pages', [page.slug])
  const lang = { title: languages.title(page.slug), text: languages.text(page.slug) }
  const blocks = (page.blocks ?? []) as readonly PageBlock[]
  const offered = { isDocument: true, languages: languages.offered(page.slug) }
  const head = { title, description: summary, ...offered, ...seoOf(seo) }
  if (blocks.length === 0) {
    return { ...head, body: textPage(site, page, lang) }
  }
  const parts = await renderBlocks(siteIn(site, lang.text), asked, blocks)
  return {
    ...head,
    body: (
      <InLanguage site={site} lang={lang.text} isWide>
        {!beginsWithHero(blocks) && (
          <div className="wrap">
            <PageHead title={title} lead={summary} lang={lang.title} />
          </div>
        )}
        {parts}
        {html && (
          <div className="part wrap">
            <RichText site={site} html={html} />
          </div>
        )}
      </InLanguage>
    ),
  }
}

/** A text beside the other pages and the next step. */
function textPage(
  site: Site,
  { slug, title, summary, html }: Shown,
  lang: Record<'title' | 'text', string | undefined>,
) {
  return (
    <div className="wrap">
      <PageHead title={title} lead={summary} lang={lang.title} />
      <div className="article">
        <InLanguage site={site} lang={lang.text}>
          <RichText site={site} html={html} />
        </InLanguage>
        <div className="beside">
          <Others site={site} slug={slug} />
          <NextStep site={site} />
        </div>
      </div>
    </div>
  )
}

/** The other pages about the company, or the other pages about its services. */
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
