import type { PageBlock } from '../_blocks/PageBlock.js'
import { aboutSlug, menuOf } from '../_frame/menuOf.js'
import type { Site } from '../Site.js'

/** The start page of a site whose staff have not written one: the brand, and what is published. */
export function defaultStart(
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
