import { linkWorks } from '../../../../platform/linkWorks.js'
import { readValues } from '../../_forms/firstValues.js'
import { callApi } from '../../_frame/callApi.js'
import { failureOf } from '../../_frame/readApi.js'
import { linkFaultPage } from '../../_frame/faultPages.js'
import { servePage } from '../../_frame/servePage.js'
import type { Site } from '../../Site.js'
import type { SitePage } from '../../_frame/SitePage.js'
import { PageHead } from '../../_parts/PageHead.js'

const path = '/consent/withdraw'

/** Asks first, because mail scanners follow links and must not withdraw anything by that. */
export const GET = servePage(async (site, { query }) => {
  const token = query.get('token') ?? ''
  return (await isOurs(site, token)) ? askingPage(site, token) : foreignPage(site)
})

/**
 * Withdraws the consent: by the page's own form, or in one click by a mail client, which posts to the link itself (RFC
 * 8058) with any kind of body.
 */
export const POST = servePage(async (site, { query, request }) => {
  const token = query.get('token') ?? (await readValues(site, request)).token ?? ''
  if (!(await isOurs(site, token))) return foreignPage(site)
  const call = { path: '/api/consent/withdraw', body: { token } }
  const response = await callApi(site, request, call)
  const { withdraw: words } = site.words.learn
  if (response.status === 429) return { ...askingPage(site, token, words.failed), status: 429 }
  if (!response.ok) throw failureOf(path, response)
  return personal(words.done, <PageHead title={words.done} lead={words.doneText} />)
})

const isOurs = ({ payload }: Site, token: string) => linkWorks(payload, 'consent', token)

const foreignPage = (site: Site): SitePage =>
  linkFaultPage(site, 'consent', { status: 404, next: site.link('/contact') })

function askingPage(site: Site, token: string, fault?: string): SitePage {
  const { withdraw: words } = site.words.learn
  return personal(
    words.title,
    <>
      <PageHead title={words.title} lead={words.lead} />
      <form className="form" method="post" action={site.link(path)}>
        {fault && (
          <p className="summary" role="alert" tabIndex={-1} autoFocus>
            {fault}
          </p>
        )}
        <input type="hidden" name="token" value={token} />
        <p>
          <button className="button">{words.button}</button>
        </p>
      </form>
    </>,
  )
}

function personal(title: string, content: SitePage['body']): SitePage {
  const body = <div className="wrap form-page">{content}</div>
  return { title, isPersonal: true, body }
}
