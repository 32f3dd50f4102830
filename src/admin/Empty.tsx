import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; action?: { href: string; label: string } }

/** The text for an empty panel: what will be shown here, and how to begin. */
export function Empty({ children, action }: Props) {
  return (
    <div className="dash-empty">
      <p>{children}</p>
      {action && (
        <Link className="dash-panel__link" href={action.href} prefetch={false}>
          {action.label}
        </Link>
      )}
    </div>
  )
}
