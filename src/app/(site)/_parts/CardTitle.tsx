import type { ReactNode } from 'react'

/** The title of one thing among others; its direction follows its own language. */
export function CardTitle({ children }: { children: ReactNode }) {
  return (
    <h2 className="card-title" dir="auto">
      {children}
    </h2>
  )
}
