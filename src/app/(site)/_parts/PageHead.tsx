import type { ReactNode } from 'react'

type Props = {
  title: string
  lead?: string | null | undefined
  /** The language of the title and the lead, if it is not the page's. */
  lang?: string | undefined
  /** The list or the page it belongs to. */
  crumb?: { href: string; title: string } | undefined
  children?: ReactNode
}

/** The heading of a page, its introduction, and anything else that belongs to the heading. */
export function PageHead({ title, lead, lang, crumb, children }: Props) {
  return (
    <div className="page-head">
      {crumb && (
        <p className="crumb">
          <a href={crumb.href}>{crumb.title}</a>
        </p>
      )}
      <h1 dir="auto" lang={lang}>
        {title}
      </h1>
      {lead && (
        <p className="lead" dir="auto" lang={lang}>
          {lead}
        </p>
      )}
      {children}
    </div>
  )
}
