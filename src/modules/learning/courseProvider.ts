import type { PayloadRequest } from 'payload'

import { platformOf } from '../../platform/platform.js'

/** The provider, which schema.org requires for every `Course`. */
export async function courseProvider(req: PayloadRequest) {
  const { name, legalName } = await req.payload.findGlobal({
    slug: 'branding',
    depth: 0,
    overrideAccess: false,
  })
  return {
    '@type': 'Organization',
    name: legalName || name,
    url: platformOf(req.payload).serverUrl,
  } as const
}

export type CourseProvider = Awaited<ReturnType<typeof courseProvider>>
