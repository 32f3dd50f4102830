import type { ReactNode } from 'react'

type Props = {
  title: string
  lead?: string | null | undefined
  /** The language of the title and the lead, if it is not the page's. */
  lang?: string | undefined
  above?: ReactNode
  children?: ReactNode
}

/** The heading of a page, its introduction, and anything else that belongs to the heading. */
export function PageHead({ title, lead, lang, above, children }: Props) {
  return (
    <div className="page-head">
      {above}
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
