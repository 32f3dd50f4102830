import type { Menu } from '../Site.js'

/** Pages about the company itself, by their usual slugs; every other page is about something it offers. */
const companySlugs = [
  'services',
  'approach',
  'about',
  'careers',
  'press',
  'contact-us',
  'accessibility-help',
]
const mainSlugs = ['services', 'about', 'contact-us']

export const aboutSlug = 'about'

type Pages = Menu['pages']

/** The pages of the main menu, those about the company, and those about its services. */
export function menuOf({
  pages,
}: Pick<Menu, 'pages'>): Record<'main' | 'company' | 'services', Pages> {
  const bySlug = (slugs: string[]) =>
    slugs.flatMap((slug) => pages.filter((page) => page.slug === slug))
  return {
    main: bySlug(mainSlugs),
    company: bySlug(companySlugs),
    services: pages.filter(({ slug }) => !companySlugs.includes(slug)),
  }
}
