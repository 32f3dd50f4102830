'use client'

import { toast, useConfig } from '@payloadcms/ui'

import { Entries, timeOf, useDocs } from './Entries.js'

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
  const path = `${config.routes.api}/users/${user}/sessions`
  const [sessions, load] = useDocs<Session>(path)
  const end = async (id: string) => {
    const answer = await fetch(`${path}/${id}`, { method: 'DELETE', credentials: 'same-origin' })
    if (!answer.ok) toast.error('The session goes on. Try again.')
    load()
  }
  if (!sessions) return null
  const entries = sessions.map(({ id, device, network, createdAt, lastUsedAt, isThis }) => ({
    id,
    title: [device ?? 'Unknown device', ...(network ? [`network ${network}`] : [])].join(', '),
    detail: `Since ${timeOf(createdAt)}, last used ${timeOf(lastUsedAt)}`,
    mark: isThis && 'This one',
  }))
  return (
    <section aria-labelledby="sessions" className="field-type proof__section">
      <h2 id="sessions">Signed in</h2>
      {sessions.length === 0 && <p>Nowhere at the moment.</p>}
      <Entries action="Sign out" entries={entries} run={end} />
    </section>
  )
}
