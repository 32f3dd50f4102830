import type { ReactNode } from 'react'

/** One page: what stands in its head, and its content. */
export type SitePage = {
  title: string
  description?: string | null | undefined
  body: ReactNode
  /** 200 where it is left out. */
  status?: number
  /** Whether search engines may list it; true where it is left out. */
  isListed?: boolean
  /** Whether it was made for one reader, so that nothing may store it. */
  isPersonal?: boolean
  /**
   * Whether it shows one published document: share images draw the logo above no titles but theirs, and it is there
   * as Markdown too.
   */
  isDocument?: boolean
  /** A schema.org document about what the page shows, as JSON. */
  linkedData?: string | undefined
  /** Run once the page stands; its text is ours alone. */
  script?: string
}
