import { linkFaultPage } from '../_frame/faultPages.js'
import { servePage } from '../_frame/servePage.js'

/** Where the admin sends people whose link for a new password no longer works. */
export const GET = servePage((site) => {
  const { admin } = site.payload.config.routes
  return Promise.resolve(linkFaultPage(site, 'password', { status: 410, next: `${admin}/forgot` }))
})
