import { missingPage } from '../_frame/faultPages.js'
import { servePage } from '../_frame/servePage.js'

/** Every address that belongs to no page. */
export const GET = servePage((site) => Promise.resolve(missingPage(site)))
