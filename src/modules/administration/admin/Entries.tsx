'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** The documents at an address of the API, and how to read them again. */
export function useDocs<T>(path: string): [docs: T[] | undefined, load: () => void] {
  const [docs, setDocs] = useState<T[]>()
  const [reads, setReads] = useState(0)
  useEffect(() => {
    void fetch(path, { credentials: 'same-origin' }).then(async (answer) => {
      if (answer.ok) setDocs(((await answer.json()) as { docs: T[] }).docs)
    })
  }, [path, reads])
  return [docs, () => setReads((before) => before + 1)]
}

type Entry = { id: string; title: string; detail: string; mark?: string | false | undefined }

type Props = { entries: Entry[]; action: string; run: (id: string) => Promise<void> }

/** A list of what can be ended one by one; an entry with a mark is kept. */
export function Entries({ entries, action, run }: Props) {
  return (
    <ul className="proof__entries">
      {entries.map(({ id, title, detail, mark }) => (
        <li key={id}>
          <p>
            {title}
            <br />
            {detail}
          </p>
          {mark ? (
            <strong>{mark}</strong>
          ) : (
            <Button
              aria-label={`${action}: ${title}`}
              buttonStyle="secondary"
              margin={false}
              onClick={() => void run(id)}
              size="small"
            >
              {action}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

export function timeOf(text: string): string {
  return new Date(text).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
}
