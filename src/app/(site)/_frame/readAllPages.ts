import type { Site } from '../Site.js'
import { callApi } from './callApi.js'
import { failureOf } from './readApi.js'

type Page<Doc> = { docs: Doc[]; hasNextPage: boolean }

/** All documents of a list of the API, as the visitor behind `request` sees it; undefined if they are not signed in. */
export async function readAllPages<Doc>(
  site: Site,
  request: Request,
  list: `/api/${string}`,
): Promise<Doc[] | undefined> {
  const docs: Doc[] = []
  for (let page = 1; ; page += 1) {
    const path = `${list}?limit=100&page=${String(page)}&locale=${site.locale}`
    const answer = await callApi(site, request, { method: 'GET', path })
    if (answer.status === 401) return undefined
    if (!answer.ok) throw failureOf(path, answer)
    const found = (await answer.json()) as Page<Doc>
    docs.push(...found.docs)
    if (!found.hasNextPage) return docs
  }
}
