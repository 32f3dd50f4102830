import { missingPage } from '../_frame/faultPages.js'
import { servePage } from '../_frame/servePage.js'

export const dynamic = 'force-dynamic'

/** Every address that no page has. */
export const GET = servePage((site) => Promise.resolve(missingPage(site)))
