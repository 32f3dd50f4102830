import type { PayloadRequest } from 'payload'

import { requestLocale } from '../../../platform/requestLocale.js'

/** What every call says so that the caller's own rights count; a request of its own, because each sets its locale. */
export function asCaller(req: PayloadRequest, locale?: string) {
  return {
    req,
    user: req.user,
    overrideAccess: false,
    depth: 0,
    locale: requestLocale(req, locale),
  } as const
}
