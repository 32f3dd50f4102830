import { listCapturedMails } from '../../../../platform/mail/listCapturedMails.js'
import { missingPage } from '../../_frame/faultPages.js'
import { servePage } from '../../_frame/servePage.js'
import { Mailbox } from './Mailbox.js'

export const dynamic = 'force-dynamic'

const mailsShown = 30

/** The mails that the demo captured. Does not exist in production, where mail is really sent. */
export const GET = servePage(async (site, { query }) => {
  if (!site.demo) return missingPage(site)
  const to = query.get('to')?.trim() ?? ''
  const mails = await listCapturedMails(site.payload, { to, limit: mailsShown })
  return {
    title: 'Mailbox',
    isListed: false,
    body: <Mailbox mails={mails} to={to} limit={mailsShown} formats={site.formats} />,
  }
})
