import type { ReactNode } from 'react'

type ShareImage = {
  url: string
  alt: string
  width: number | undefined
  height: number | undefined
}

/** One page: its head and its content. */
export type SitePage = {
  title: string
  description?: string | null | undefined
  body: ReactNode
  /** 200 by default. */
  status?: number
  /** After how many seconds it may be asked for again, where it could not be shown. */
  retryAfter?: string | undefined
  /** Whether search engines may index it; by default if it is for everybody and no error. */
  isListed?: boolean
  /** The address of its own picture for links to it; such a page has a preview even if it is not listed. */
  image?: string
  /** Whether it was made for one reader, so that nothing may cache it. */
  isPersonal?: boolean
  /**
   * Whether it is the same for all who read it at the same address in the same language, and what it is made of announces
   * its changes or may be a minute old. The front door keeps such a page for who is not signed in.
   */
  isForAll?: boolean
  /**
   * Whether it shows one published document, which then also exists as Markdown. Share images draw the logo only above
   * the titles of such documents.
   */
  isDocument?: boolean
  /** The languages in which its text is written; all of the site's if left out. */
  languages?: readonly string[] | undefined
  /** Where it exists as Markdown, if that is not its own address with `.md`. */
  markdownPath?: string
  /** What staff want search engines and share cards to say instead. */
  seo?: {
    title?: string | null | undefined
    description?: string | null | undefined
    image?: ShareImage | undefined
    isHidden: boolean
  }
  /** A schema.org document about what the page shows, as JSON. */
  linkedData?: string | undefined
  /** The list that it belongs to: its address on this site, and its title. */
  crumb?: { href: string; title: string }
  /** The origins whose pages may be framed in it; none by default. */
  frames?: readonly string[]
  /** The origins that its forms may post to beside its own; those that the response allows if left out. */
  formTargets?: readonly string[]
  /** Runs once the page is loaded; never contains outside text. */
  script?: string
}

/** Whether search engines may index it. */
export function isIndexed({ isListed, isPersonal = false, status = 200, seo }: SitePage): boolean {
  return (isListed ?? (status < 400 && !isPersonal)) && seo?.isHidden !== true
}
