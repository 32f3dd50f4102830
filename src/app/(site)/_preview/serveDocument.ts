import type { Folder } from '../_discovery/readDocuments.js'
import { type MarkdownVariant, withMarkdownVariant } from '../_discovery/withMarkdownVariant.js'
import { missingPage } from '../_frame/faultPages.js'
import type { Found } from '../_frame/readDocument.js'
import { movedTo, type PageRequest, servePage } from '../_frame/servePage.js'
import type { SitePage } from '../_frame/SitePage.js'
import type { Site } from '../Site.js'
import { previewOf } from './previewOf.js'

type Kind<Draft, Document extends Draft> = {
  folder: Folder
  read: (site: Site, slug: string) => Promise<Found<Document>>
  /** The page of what is published or, in a preview, of a draft. */
  show: (site: Site, asked: PageRequest, document: Draft) => Promise<SitePage>
  /** What only the published page has. */
  complete?: (site: Site, document: Document) => Promise<Partial<SitePage>> | Response
  /** What its Markdown has above and below the text. */
  variant: (site: Site, document: Document) => MarkdownVariant
}

/** The handlers of a document's page: published, as Markdown, and as a draft that staff preview. */
export function serveDocument<Draft, Document extends Draft>(kind: Kind<Draft, Document>) {
  const { folder, read, show, complete, variant } = kind
  const preview = (site: Site, asked: PageRequest) =>
    previewOf<Draft>(site, asked, {
      collection: folder,
      show: (draft) => show(site, asked, draft),
    })
  const page = servePage(async (site, asked) => {
    const draft = await preview(site, asked)
    if (draft) return draft
    const found = await read(site, asked.slug)
    if (found.kind === 'moved') return movedTo(site, `/${folder}/${found.slug}`)
    if (found.kind === 'missing') return missingPage(site)
    const more = await complete?.(site, found.document)
    if (more instanceof Response) return more
    return { ...(await show(site, asked, found.document)), ...more, isForAll: true }
  })
  const readVariant = async (site: Site, slug: string): Promise<Found<MarkdownVariant>> => {
    const found = await read(site, slug)
    return found.kind === 'found' ? { ...found, document: variant(site, found.document) } : found
  }
  const POST = servePage(
    async (site, asked) =>
      (await preview(site, asked)) ??
      new Response(null, { status: 405, headers: { allow: 'GET' } }),
  )
  return { GET: withMarkdownVariant(folder, readVariant, page), POST }
}
