import { readBody } from '../../../platform/http/readBody.js'
import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'
import { callApi } from '../_frame/callApi.js'
import { faultPage, missingPage } from '../_frame/faultPages.js'
import type { PageRequest } from '../_frame/servePage.js'

const maxBytes = 2 * 1024 * 1024

type Preview<T> = { collection: string; show: (draft: T) => Promise<SitePage> | SitePage }

/**
 * The page of the draft that `?preview=` names; undefined without it. The draft is requested with the visitor's own
 * session, so that only staff ever see one, and nothing may cache the response.
 */
export async function previewOf<T>(
  site: Site,
  { query, request }: PageRequest,
  { collection, show }: Preview<T>,
): Promise<SitePage | undefined> {
  const id = query.get('preview')
  if (id === null) return undefined
  const path = `/api/${collection}/${encodeURIComponent(id)}/preview?locale=${site.locale}`
  const saved = await callApi(site, request, { path, body: {} })
  // A long body is only read for those who may see the draft.
  const isTyped = saved.ok && request.method === 'POST'
  const response = isTyped
    ? await callApi(site, request, { path, body: await readBody(request, ['json'], maxBytes) })
    : saved
  if (response.status === 404) return { ...missingPage(site), isPersonal: true }
  if (!response.ok) return closedPreview(site, response.status)
  const page = await show((await response.json()) as T)
  return {
    ...page,
    isListed: false,
    isPersonal: true,
    isDocument: false,
    linkedData: undefined,
    script: previewScript,
    body: (
      <>
        <PreviewNotice site={site} />
        {page.body}
      </>
    ),
  }
}

/** The answer to a preview without a signed-in user, or of a form that cannot be shown. */
function closedPreview(site: Site, status: number): SitePage {
  const { words, path, link } = site
  const isStranger = status === 401 || status === 403
  return faultPage(site, {
    title: words.preview.closed,
    text: isStranger ? words.preview.signIn : words.preview.incomplete,
    step: isStranger ? words.preview.toAdmin : words.preview.toPage,
    href: isStranger ? '/admin' : link(path),
    status,
  })
}

/** Tells readers that they see a draft. */
function PreviewNotice({ site: { words } }: { site: Site }) {
  return (
    <p className="preview-notice" role="note">
      <strong>{words.preview.title}</strong> {words.preview.notice}
    </p>
  )
}

/**
 * Keeps a preview in step with the form beside it through the messages of Payload's live preview: tells the admin that
 * the page is ready, and renders each form state that the admin sends, only the newest.
 */
const previewScript = `(() => {
  const admin = window.opener || window.parent
  if (admin === window) return
  let newest, isShowing = false, timer
  const show = async () => {
    isShowing = true
    const fields = newest
    try {
      const answer = await fetch(location.href, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: fields }),
      })
      if (answer.ok) {
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
        document.querySelector('main').replaceWith(document.adoptNode(page.querySelector('main')))
        document.title = page.title
      }
    } catch {}
    isShowing = false
    if (fields !== newest) timer = setTimeout(show, 100)
  }
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== admin) return
    if (!data || data.type !== 'payload-live-preview' || !data.data) return
    newest = data.data
    clearTimeout(timer)
    if (!isShowing) timer = setTimeout(show, 300)
  })
  admin.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
})()`
