import type { ReactNode } from 'react'

type Props = {
  title: string
  lead?: string | null | undefined
  above?: ReactNode
  children?: ReactNode
}

/** The heading of a page, its introduction, and anything else that belongs to the heading. */
export function PageHead({ title, lead, above, children }: Props) {
  return (
    <div className="page-head">
      {above}
      <h1 dir="auto">{title}</h1>
      {lead && (
        <p className="lead" dir="auto">
          {lead}
        </p>
      )}
      {children}
    </div>
  )
}
