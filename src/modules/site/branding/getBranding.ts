import type { PayloadRequest, TypedLocale } from 'payload'

import type { Branding, Media } from '../../../payload-types.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { serializePicture } from '../../../platform/content/pictures.js'
import { LocaleQuery } from '../../../platform/http/parameters.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { BrandingAnswer } from '../schemas.js'

export const getBranding = endpoint({
  operationId: 'branding.get',
  path: '/branding',
  summary: 'Get the branding',
  query: LocaleQuery,
  output: BrandingAnswer,
  access: 'public',
  cache: { tags: ['branding', 'media'] },
  handler: ({ req, query }) => readBranding(req, requestLocale(req, query.locale)),
})

/** The brand for the API, cached until it or a picture changes. */
export async function readBranding(
  req: Pick<PayloadRequest, 'payload'>,
  locale: TypedLocale,
): Promise<BrandingAnswer> {
  const { cache, serverUrl } = platformOf(req.payload)
  return cache.remember<BrandingAnswer>({
    key: `branding ${locale}`,
    tags: ['branding', 'media'],
    bytes: 4_096,
    load: async () => {
      const branding = await req.payload.findGlobal({
        slug: 'branding',
        depth: 1,
        locale,
        overrideAccess: false,
      })
      return present(branding, serverUrl)
    },
  })
}

function present(branding: Branding, serverUrl: string): BrandingAnswer {
  const image = (value: string | Media | null | undefined) => serializePicture(value, serverUrl)
  return {
    name: branding.name,
    tagline: branding.tagline ?? null,
    legalName: branding.legalName ?? null,
    url: branding.url ?? serverUrl,
    logo: { light: image(branding.logo?.light), dark: image(branding.logo?.dark) },
    favicon: image(branding.favicon),
    colors: branding.colors,
    fonts: { heading: branding.fonts?.heading ?? null, body: branding.fonts?.body ?? null },
    social: (branding.social ?? []).map(({ network, url }) => ({ network, url })),
    contact: {
      email: branding.contact?.email ?? null,
      phone: branding.contact?.phone ?? null,
      address: branding.contact?.address ?? null,
    },
    updatedAt: branding.updatedAt ?? new Date(0).toISOString(),
  }
}
