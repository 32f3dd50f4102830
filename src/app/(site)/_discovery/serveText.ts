import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

import type { BrandingAnswer } from '../../../modules/site/schemas.js'
import { platformOf } from '../../../platform/platform.js'
import { readBrand } from './readBrand.js'
import { textAnswer } from './textAnswer.js'

export type Publisher = { payload: Payload; serverUrl: string; branding: BrandingAnswer }

/** Cached for an hour: crawlers and agents read these files often and do not need an edit at once. */
const caching = 'public, max-age=3600'

/** The GET handler of a machine-readable file made from published content. */
export function serveText(type: string, write: (publisher: Publisher) => Promise<string> | string) {
  return async (request: Request): Promise<Response> => {
    const payload = await getPayload({ config })
    const branding = await readBrand(payload)
    const text = await write({ payload, serverUrl: platformOf(payload).serverUrl, branding })
    return textAnswer(request, { text, type, caching })
  }
}
