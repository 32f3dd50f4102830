import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { platformOf } from '../../../platform/platform.js'
import { createShareImages, ShareImagesBusy } from '../og/createShareImages.js'
import { renderShareImage } from '../og/renderShareImage.js'
import { speaksForBrand } from '../og/shareTitle.js'
import { readShareBrand } from '../og/readShareBrand.js'
import type { FileFolder } from '../../../platform/files/FileFolder.js'
import { ShareImageQuery } from '../schemas.js'

/** One drawing takes about 10 ms of a core: enough for a page of links at once, but not for a flood. */
const drawings: LimitRule = { name: 'share-images', points: 120, seconds: 60 }

const day = 24 * 60 * 60

/** Share images. The logo appears only with the brand's own words, a published title or signed words. */
export function shareImage({ secret, mediaFolder }: { secret: string; mediaFolder: FileFolder }) {
  const images = createShareImages({ render: renderShareImage })
  return endpoint({
    operationId: 'og.get',
    path: '/og',
    summary: 'Get a share image',
    description:
      'A PNG of 1200 × 630 pixels in the brand’s colours. The logo is drawn only for the brand’s own name (no `title`), the title of a published document, or with ' +
      'a valid `sig`. Characters that no font has are left out.',
    query: ShareImageQuery,
    contentType: 'image/png',
    problems: [problems.rateLimited, problems.unavailable],
    access: 'public',
    cache: { tags: ['branding', 'media'], maxAge: day, memory: false },
    handler: async ({ req, query }) => {
      const brand = await readShareBrand(req.payload, { mediaFolder, theme: query.theme })
      const title = query.title || brand.name
      const subtitle = query.subtitle ? { subtitle: query.subtitle } : {}
      const showBrand = await speaksForBrand({ req, secret, brandName: brand.name, query, title })
      const image = { title, ...subtitle, theme: query.theme, showBrand, brand }
      const key = JSON.stringify([title, query.subtitle, query.theme, showBrand, brand.tag])
      if (images.isMissing(key)) {
        await platformOf(req.payload).limits.consume(drawings, currentRequest()?.client)
      }
      try {
        const png = await images.get(key, image)
        return new Response(new Uint8Array(png), {
          headers: {
            'content-type': 'image/png',
            'content-disposition': 'inline; filename="share.png"',
          },
        })
      } catch (error) {
        if (!(error instanceof ShareImagesBusy)) throw error
        throw new Problem(problems.unavailable, { headers: { 'retry-after': '2' } })
      }
    },
  })
}
