import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import { createLocalReq } from 'payload'

import type { Page } from '../../../../payload-types.js'
import { currentSlug } from '../../../../platform/content/currentSlug.js'
import { slugPattern } from '../../../../platform/text.js'
import { published } from '../../_frame/published.js'
import { remember } from '../../_frame/remember.js'
import type { Site } from '../../_frame/Site.js'

type Found =
  { kind: 'page'; page: Page; html: string } | { kind: 'moved'; slug: string } | { kind: 'missing' }

/** A published page with its text as HTML, or where it has moved to. */
export async function readPage({ payload, locale }: Site, slug: string): Promise<Found> {
  return remember<Found>(payload, {
    key: `${slug} ${locale}`,
    tags: ['pages', 'courses', 'policies', 'media'],
    load: () => load({ payload, locale }, slug),
    isKept: ({ kind }) => kind === 'page',
  })
}

async function load(
  { payload, locale }: Pick<Site, 'payload' | 'locale'>,
  slug: string,
): Promise<Found> {
  if (!slugPattern.test(slug)) return { kind: 'missing' }
  const req = await createLocalReq({ locale }, payload)
  const { docs } = await payload.find({
    ...published,
    collection: 'pages',
    where: { and: [published.where, { slug: { equals: slug } }] },
    limit: 1,
    depth: 1,
    req,
  })
  const [page] = docs
  if (page) return { kind: 'page', page, html: htmlOf(page) }
  const present = await currentSlug(req, 'pages', slug)
  return present ? { kind: 'moved', slug: present } : { kind: 'missing' }
}

function htmlOf({ body }: Page): string {
  return body ? convertLexicalToHTML({ data: body, converters, disableContainer: true }) : ''
}

const folders: Record<string, string> = { courses: 'courses', pages: 'pages', policies: 'policies' }

/** Links to documents lead to their pages; one that may not be read by visitors leads nowhere. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...LinkHTMLConverter({
    internalDocToHref: ({ linkNode }) => {
      const { doc } = linkNode.fields
      const folder = doc && folders[doc.relationTo]
      const value = doc?.value
      const slug = typeof value === 'object' && 'slug' in value ? value.slug : undefined
      return folder && typeof slug === 'string' ? `/${folder}/${slug}` : '#'
    },
  }),
})
