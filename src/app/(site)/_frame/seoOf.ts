import type { Media, Page } from '../../../payload-types.js'
import type { Site } from '../Site.js'
import { publishedAs } from './published.js'
import { remember } from './remember.js'
import type { SitePage } from './SitePage.js'

type Seo = Page['seo']

/** What staff want search engines and share cards to say of a page, as parts of its head. */
export function seoOf(seo: Seo): Pick<SitePage, 'seo'> {
  const { title, description, image, hidden } = seo ?? {}
  return {
    seo: { title, description, image: addressOf(image), isHidden: hidden === true },
  }
}

function addressOf(image: string | Media | null | undefined) {
  if (!image || typeof image === 'string' || !image.url) return undefined
  const { url, alt, width, height } = image
  return { url, alt, width: width ?? undefined, height: height ?? undefined }
}

/** The same for a published document whose page is made of an answer of the API. */
export async function readSeo(
  { payload, locale }: Pick<Site, 'payload' | 'locale'>,
  folder: 'courses' | 'pages' | 'policies',
  slug: string,
): Promise<Pick<SitePage, 'seo'>> {
  return remember(payload, {
    key: `seo ${folder} ${slug} ${locale}`,
    tags: [folder, 'media'],
    load: async () => {
      const { docs } = await payload.find({
        ...publishedAs(slug),
        collection: folder,
        select: { seo: true } as never,
        locale,
      })
      return seoOf((docs[0] as { seo?: Seo } | undefined)?.seo)
    },
    isKept: ({ seo }) => seo !== undefined,
  })
}
