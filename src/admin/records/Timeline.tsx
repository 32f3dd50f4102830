'use client'

import './records.css'

import {
  Link,
  useAuth,
  useConfig,
  useDocumentEvents,
  useDocumentInfo,
  useServerFunctions,
} from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { type ReactNode, useEffect, useMemo, useState } from 'react'

import { changedLabels } from './changedLabels.js'
import { moveInWords } from './fieldAt.js'
import { When } from './When.js'

type Event = {
  id: string
  createdAt: string
  type?: string
  action?: string
  from?: string | null
  to?: string | null
  amount?: number | null
  currency?: string | null
  message?: string | null
  actor?: string | null
  actorEmail?: string | null
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

type Props = {
  /** Where the events are, and which of their fields names the open document; those of a join field otherwise. */
  collection?: string
  on?: string
  field?: { collection?: unknown; on?: string }
  /** Where the times of events do not tell their order. */
  sort?: string
  /** The events are what each saved version of the open document changed. */
  ofVersions?: boolean
}

const first = 4

/** What happened to the open document, the newest first; read again after each save. */
export function Timeline({ ofVersions = false, collection, on, sort, field }: Props) {
  if (ofVersions) return <Changes />
  const slug = collection ?? String(field?.collection)
  return <Listed on={on ?? field?.on ?? ''} slug={slug} sort={sort ?? '-createdAt'} />
}

type Source = { slug: string; on: string; sort: string }

function Listed({ slug, on, sort }: Source) {
  const { getEntityConfig } = useConfig()
  const { collectionSlug = '' } = useDocumentInfo()
  const events = useEvents(useListed({ slug, on, sort }))
  const words = optionsOf(getEntityConfig({ collectionSlug: slug }).fields, ['type', 'action'])
  const { fields } = getEntityConfig({ collectionSlug })
  const states = optionsOf(fields, ['status'])
  const inWords = (value?: string | null) => states.get(value ?? '') ?? value
  const entries = events.map(({ id, createdAt, type, action, message, ...event }) => {
    const title = words.get(type ?? action ?? '') ?? type
    const { amount, currency } = event
    const [from, to] = [inWords(event.from), inWords(event.to)]
    const move = moveInWords({ title, from, to, amount, currency })
    return {
      ...{ id, createdAt, title, note: event.actorEmail ?? event.actor },
      text: `${move} ${message ?? ''} ${changedLabels(fields, { action, ...event })}`,
    }
  })
  return <Entries entries={entries} id="field-timeline" title="Timeline" />
}

/** What each saved version changed, with the way to Payload's own comparison. */
function Changes() {
  const { collectionSlug, id } = useDocumentInfo()
  const { config } = useConfig()
  const versions = `${config.routes.admin}/collections/${String(collectionSlug)}/${String(id)}/versions`
  const entries = useEvents(useSaved()).map((event) => ({
    ...{ id: event.id, createdAt: event.createdAt, title: event.type, text: event.message },
    note: (
      <Link href={`${versions}/${event.id}`} prefetch={false}>
        Compare
      </Link>
    ),
  }))
  return <Entries entries={entries} id="field-changes" title="What changed" />
}

type Entry = Pick<Event, 'id' | 'createdAt'> & {
  title: string | undefined
  text: string | null | undefined
  note: ReactNode
}

function Entries({ id, title, entries }: { id: string; title: string; entries: readonly Entry[] }) {
  const [isWhole, setWhole] = useState(false)
  if (entries.length === 0) return null
  return (
    <section aria-label={title} className="record-timeline" id={id}>
      <h3>{title}</h3>
      <ol>
        {(isWhole ? entries : entries.slice(0, first)).map((entry) => (
          <li key={entry.id}>
            <When iso={entry.createdAt} />
            <span>
              <strong>{entry.title}</strong> {entry.text}
              <small>{entry.note}</small>
            </span>
          </li>
        ))}
      </ol>
      {entries.length > first && (
        <button onClick={() => setWhole(!isWhole)} type="button">
          {isWhole ? 'Show less' : `Show all ${String(entries.length)}`}
        </button>
      )}
    </section>
  )
}

type Read = (signal: AbortSignal) => Promise<Event[]>

/** Reads the events of a collection that name the open document; undefined where the reader may not. */
function useListed({ slug, on, sort }: Source): Read | undefined {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { permissions } = useAuth()
  const url = `${config.routes.api}/${slug}?where[${on}][equals]=${String(id)}&sort=${sort}&limit=100&depth=0`
  const mayRead = Boolean(permissions?.collections?.[slug]?.read)
  return useMemo(() => {
    if (id === undefined || !mayRead) return undefined
    return async (signal) => {
      const response = await fetch(url, { signal })
      return response.ok ? ((await response.json()) as { docs: Event[] }).docs : []
    }
  }, [id, mayRead, url])
}

/** Reads what each saved version of the open document changed. */
function useSaved(): Read | undefined {
  const { collectionSlug: collection, id } = useDocumentInfo()
  const { serverFunction } = useServerFunctions()
  return useMemo(() => {
    if (id === undefined) return undefined
    return async () =>
      (await serverFunction({ name: 'read-changes', args: { collection, id } })) as Event[]
  }, [collection, id, serverFunction])
}

/** The events, read again after each save. */
function useEvents(read: Read | undefined): Event[] {
  const { mostRecentUpdate } = useDocumentEvents()
  const [events, setEvents] = useState<Event[]>([])
  const saved = mostRecentUpdate?.updatedAt
  useEffect(() => {
    if (!read) return
    const left = new AbortController()
    read(left.signal)
      .then((found) => !left.signal.aborted && setEvents(found))
      .catch(() => undefined)
    return () => left.abort()
  }, [read, saved])
  return events
}

/** The words of values, from the options of the fields of these names. */
function optionsOf(fields: readonly ClientField[], names: readonly string[]): Map<string, string> {
  const kinds = fields.flatMap((field) =>
    field.type === 'select' && names.includes(field.name) ? field.options : [],
  )
  return new Map(
    kinds.map((option) =>
      typeof option === 'string'
        ? [option, option]
        : [option.value, typeof option.label === 'string' ? option.label : option.value],
    ),
  )
}
