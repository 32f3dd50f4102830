'use client'

import { Link, useConfig } from '@payloadcms/ui'

const keyColumns = ['email', 'role', 'enableAPIKey', 'apiKeyLastUsedAt', 'apiKeyExpiresAt']

/** Shows the list of users as a list of API keys: owners, roles, last use and expiry. */
export function KeyFilter() {
  const { config } = useConfig()
  const users = `${config.routes.admin}/collections/users`
  const columns = encodeURIComponent(JSON.stringify(keyColumns))
  const keys = `${users}?where[enableAPIKey][equals]=true&columns=${columns}`
  const uses = `${config.routes.admin}/collections/audit-log?where[action][equals]=key-use`
  return (
    <nav aria-label="API keys" style={{ display: 'flex', gap: '1.5rem', marginBlockEnd: '1rem' }}>
      <Link href={users}>Everyone</Link>
      <Link href={keys}>API keys</Link>
      <Link href={uses}>Uses of API keys</Link>
    </nav>
  )
}
