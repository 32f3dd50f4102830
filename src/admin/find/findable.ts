import type { SanitizedPermissions } from 'payload'

const nouns = { leads: 'a person', orders: 'an order', courses: 'a course', pages: 'a page' }

/** What the box on the first page finds for a reader, and what they may enter. */
export function findable({ collections }: Pick<SanitizedPermissions, 'collections'>) {
  const mayRead = (slug: string) => Boolean(collections?.[slug]?.read)
  const found = Object.entries(nouns).filter(([slug]) => mayRead(slug))
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })
  const isOfPeople = mayRead('leads') || mayRead('orders')
  return {
    label: `Find ${list.format(found.map(([, noun]) => noun))}`,
    example: isOfPeople ? 'Name, email, number or reference' : 'Title or words of it',
  }
}
