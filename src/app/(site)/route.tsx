import { startSlug } from '../../platform/content/linkFields.js'
import { labelled } from '../../platform/localization.js'
import { fill } from '../../platform/words.js'
import { renderBlocks } from './_blocks/renderBlocks.js'
import { servePage } from './_frame/servePage.js'
import { pageOf } from './pages/[slug]/pageOf.js'
import { readPage } from './pages/[slug]/readPage.js'
import { readLinks } from './payments/links/readLinks.js'
import type { Site } from './Site.js'
import { CardTitle } from './_parts/CardTitle.js'
import type { PageBlock } from './_blocks/PageBlock.js'
import { aboutSlug, menuOf } from './_frame/menuOf.js'

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
    ? `${labelled(branding.name, site.locale)} ${branding.tagline}`
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

const doors = {
  admin: '/admin',
  mailbox: '/dev/mailbox',
  docs: '/api/docs',
  gateway: '/simulator/gateway',
  courses: '/api/lms/courses',
  openapi: '/api/openapi.json',
  health: '/api/health',
} as const

/** Links into the platform itself for people who try it out; only the demo shows them. */
function DemoDoors({ site: { words } }: { site: Site }) {
  const { title, lead, doors: said } = words.tour
  return (
    <section className="section section-tint">
      <div className="wrap">
        <h2>{title}</h2>
        <p className="section-lead">{lead}</p>
        <ul className="doors">
          {(Object.keys(doors) as (keyof typeof doors)[]).map((door) => (
            <li key={door} className="door">
              <CardTitle heading="h3">
                <a href={doors[door]}>{said[door].title}</a>
              </CardTitle>
              <p>{said[door].text}</p>
              <code dir="ltr">{doors[door]}</code>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The start page of a site whose staff have not written one: the brand, and what is published. */
function defaultStart(
  { branding, menu, words }: Site,
  { canPay }: { canPay: boolean },
): PageBlock[] {
  const { services } = menuOf(menu)
  const about = menu.pages.find(({ slug }) => slug === aboutSlug)
  return [
    {
      blockType: 'hero',
      layout: 'beside',
      heading: branding.tagline ?? branding.name,
      lead: about?.summary ?? null,
      calls: [
        { label: words.courses.seeAll, url: '/courses' },
        { label: words.start.demo, url: '/demo' },
        ...(canPay ? [{ label: words.payments.title, url: '/payments/links' }] : []),
      ],
      drawing: 'report',
    },
    { blockType: 'logos', background: 'plain' },
    { blockType: 'courses', background: 'tinted', heading: words.start.next, count: 6 },
    ...servicesPart(words.frame.services, services),
    { blockType: 'questions', background: 'tinted', heading: words.questions.title, count: 5 },
    {
      blockType: 'call',
      layout: 'band',
      heading: words.forms.contact.title,
      lead: words.forms.contact.lead,
      calls: [{ label: words.forms.contact.title, url: '/contact' }],
    },
  ]
}

function servicesPart(heading: string, services: Site['menu']['pages']): PageBlock[] {
  if (services.length === 0) return []
  const items = services.slice(0, 6).map(({ slug, title, summary }) => ({
    icon: 'check' as const,
    title,
    text: summary ?? null,
    url: `/pages/${slug}`,
  }))
  return [{ blockType: 'features', background: 'plain', layout: 'cards', heading, items }]
}
