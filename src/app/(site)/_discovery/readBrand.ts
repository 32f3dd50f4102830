import type { Payload } from 'payload'

import type { BrandingAnswer } from '../../../modules/site/schemas.js'
import { readJson } from '../_frame/readApi.js'
import { remember } from '../_frame/remember.js'

/** The company's name and look in the default language, for files that are not made for a particular reader. */
export function readBrand(payload: Payload): Promise<BrandingAnswer> {
  return remember(payload, {
    key: 'branding en',
    tags: ['branding', 'media'],
    load: () => readJson<BrandingAnswer>(payload, '/api/branding?locale=en'),
  })
}
