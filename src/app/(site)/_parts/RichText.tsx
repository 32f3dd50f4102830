import { richText } from '../_format/richText.js'
import type { Site } from '../Site.js'

/** A document's text. Its direction follows the text, which may be in another language than the page. */
export function RichText({ site, html }: { site: Site; html: string }) {
  if (!html) return null
  return (
    <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: richText(html, site) }} />
  )
}
