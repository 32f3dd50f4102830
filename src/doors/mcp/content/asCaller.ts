import type { PayloadRequest } from 'payload'

import { requestLocale } from '../../../platform/requestLocale.js'

/** Options that make every call obey the caller's rights; each gets its own request, because each sets its locale. */
export function asCaller(req: PayloadRequest, locale?: string) {
  return {
    req,
    user: req.user,
    overrideAccess: false,
    depth: 0,
    locale: requestLocale(req, locale),
  } as const
}
