'use client'

import { useConfig } from '@payloadcms/ui'

import { Entries, timeOf } from './Entries.js'

type Session = {
  id: string
  device: string | null
  network: string | null
  createdAt: string
  lastUsedAt: string
  isThis: boolean
}

/** Where a person is signed in, each with a way to end it. */
export function Sessions({ user }: { user: string }) {
  const { config } = useConfig()
  return (
    <Entries<Session>
      above={(sessions) => sessions.length === 0 && <p>Nowhere at the moment.</p>}
      action="Sign out"
      entryOf={({ device, network, createdAt, lastUsedAt, isThis }) => ({
        title: [device ?? 'Unknown device', ...(network ? [`network ${network}`] : [])].join(', '),
        detail: `Since ${timeOf(createdAt)}, last used ${timeOf(lastUsedAt)}`,
        mark: isThis && 'This one',
      })}
      heading="Signed in"
      path={`${config.routes.api}/users/${user}/sessions`}
    />
  )
}
