import { readBody } from '../../../platform/http/readBody.js'
import { callApi } from '../_frame/callApi.js'
import { missingPage } from '../_frame/faultPages.js'
import type { Asked } from '../_frame/servePage.js'
import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'
import { closedPreview } from './closedPreview.js'
import { PreviewNotice } from './PreviewNotice.js'
import { previewScript } from './previewScript.js'

const maxBytes = 2 * 1024 * 1024

type Preview<T> = { collection: string; show: (draft: T) => Promise<SitePage> | SitePage }

/**
 * The page of the draft that `?preview=` names; undefined without it. The draft is requested with the visitor's own
 * session, so that only staff ever see one, and nothing may cache the response.
 */
export async function previewOf<T>(
  site: Site,
  { query, request }: Asked,
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
