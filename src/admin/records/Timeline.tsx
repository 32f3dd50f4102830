'use client'

import './records.css'

import { useAuth, useConfig, useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useState } from 'react'

import { When } from './When.js'

type Event = {
  id: string
  createdAt: string
  type?: string
  action?: string
  from?: string | null
  to?: string | null
  message?: string | null
  actor?: string | null
  actorEmail?: string | null
}

type Props = {
  /** Where the events are, and which of their fields names the open document; those of a join field otherwise. */
  collection?: string
  on?: string
  field?: { collection?: unknown; on?: string }
}

const first = 6

/** What happened to the open document, the newest first; read again after each save. */
export function Timeline({ collection, on, field }: Props) {
  const { getEntityConfig } = useConfig()
  const slug = collection ?? String(field?.collection)
  const events = useEvents(slug, on ?? field?.on ?? '')
  const [isWhole, setWhole] = useState(false)
  if (events.length === 0) return null
  const words = optionsOf(getEntityConfig({ collectionSlug: slug }).fields)
  const shown = isWhole ? events : events.slice(0, first)
  return (
    <section aria-label="Timeline" className="record-timeline" id="field-timeline">
      <h3>Timeline</h3>
      <ol>
        {shown.map((event) => (
          <li key={event.id}>
            <When iso={event.createdAt} />
            <span>
              <strong>{words.get(event.type ?? event.action ?? '') ?? event.type}</strong>{' '}
              {[event.from, event.to].filter(Boolean).join(' → ')} {event.message}
              <small>{event.actorEmail ?? event.actor}</small>
            </span>
          </li>
        ))}
      </ol>
      {events.length > first && (
        <button onClick={() => setWhole(!isWhole)} type="button">
          {isWhole ? 'Show less' : `Show all ${String(events.length)}`}
        </button>
      )}
    </section>
  )
}

function useEvents(slug: string, on: string): Event[] {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { permissions } = useAuth()
  const { mostRecentUpdate } = useDocumentEvents()
  const [events, setEvents] = useState<Event[]>([])
  const url = `${config.routes.api}/${slug}?where[${on}][equals]=${String(id)}&sort=-createdAt&limit=100&depth=0`
  const mayRead = Boolean(permissions?.collections?.[slug]?.read)
  const saved = mostRecentUpdate?.updatedAt
  useEffect(() => {
    if (id === undefined || !mayRead) return
    const left = new AbortController()
    fetch(url, { credentials: 'same-origin', signal: left.signal })
      .then((response) =>
        response.ok ? (response.json() as Promise<{ docs: Event[] }>) : undefined,
      )
      .then((answer) => setEvents(answer?.docs ?? []))
      .catch(() => undefined)
    return () => left.abort()
  }, [id, mayRead, url, saved])
  return events
}

/** The words of the kinds of events, from the options of their field. */
function optionsOf(fields: readonly ClientField[]): Map<string, string> {
  const kinds = fields.flatMap((field) =>
    field.type === 'select' && ['type', 'action'].includes(field.name) ? field.options : [],
  )
  return new Map(
    kinds.map((option) =>
      typeof option === 'string'
        ? [option, option]
        : [option.value, typeof option.label === 'string' ? option.label : option.value],
    ),
  )
}
