import { type Link, linkPath } from '../../../platform/content/linkFields.js'
import type { Site } from '../Site.js'

/** The address of a link on this page, in its language; undefined if it leads nowhere. */
export function hrefOf(site: Site, link: Omit<Link, 'label'>): string | undefined {
  const path = linkPath(link)
  return path?.startsWith('/') ? site.link(path) : path
}
