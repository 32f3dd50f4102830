import type { ReactNode } from 'react'

/** Says that the last step was done. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <p className="note" role="status">
      <span aria-hidden="true">✓ </span>
      {children}
    </p>
  )
}
