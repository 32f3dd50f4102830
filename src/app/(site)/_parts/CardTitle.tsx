import type { ReactNode } from 'react'

type Props = { heading?: 'h2' | 'h3' | undefined; lang?: string | undefined; children: ReactNode }

/** The title of one thing among others; its direction follows its own language. */
export function CardTitle({ heading: Heading = 'h2', lang, children }: Props) {
  return (
    <Heading className="card-title" dir="auto" lang={lang}>
      {children}
    </Heading>
  )
}
