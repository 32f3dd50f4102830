import type { ReactNode } from 'react'

/** A name and its value in a list of facts; nothing where there is no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
