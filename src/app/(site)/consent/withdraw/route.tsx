import { readValues } from '../../_forms/readValues.js'
import { callApi } from '../../_frame/callApi.js'
import { servePage } from '../../_frame/servePage.js'
import type { Site } from '../../_frame/Site.js'
import type { SitePage } from '../../_frame/SitePage.js'
import { PageHead } from '../../_parts/PageHead.js'
import { learnWordsFor } from '../../learn/words/learnWordsFor.js'

export const dynamic = 'force-dynamic'

const path = '/consent/withdraw'

/** Asks first: programs that read mail follow its links, and must not withdraw anything by that. */
export const GET = servePage((site, { query }) =>
  Promise.resolve(askingPage(site, query.get('token') ?? '')),
)

/** Withdraws the consent; the answer is the same for every token. */
export const POST = servePage(async (site, { request }) => {
  const { token = '' } = await readValues(site, request)
  if (!token) return askingPage(site, token)
  const call = { path: '/api/consent/withdraw', body: { token } }
  const response = await callApi(site, request, call)
  const { withdraw: words } = learnWordsFor(site.locale)
  if (response.status === 429) return { ...askingPage(site, token, words.failed), status: 429 }
  if (response.status === 422) return { ...askingPage(site, ''), status: 422 }
  if (!response.ok) throw new Error(`The withdrawal answered ${response.status}`)
  return personal(words.done, <PageHead title={words.done} lead={words.doneText} />)
})

function askingPage(site: Site, token: string, fault?: string): SitePage {
  const { withdraw: words } = learnWordsFor(site.locale)
  if (!token)
    return personal(words.noToken, <PageHead title={words.noToken} lead={words.noTokenText} />)
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
  return { title, isListed: false, isPersonal: true, body }
}
