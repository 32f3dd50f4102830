'use client'

import { Button, toast } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'

import { reasonIn } from '../../../admin/runAction.js'

type Entry = { title: string; detail: string; mark?: string | false | undefined }

type Props<T> = {
  /** Where the API lists them, and ends each below its id. */
  path: string
  heading: string
  above?: (docs: T[]) => ReactNode
  below?: (load: () => void) => ReactNode
  /** An entry with a mark is kept. */
  entryOf: (doc: T) => Entry
  action: string
}

/** A list of what one can end one by one; nothing where there is no such list. */
export function Entries<T extends { id: string }>(props: Props<T>) {
  const { above, action, below, entryOf, heading, path } = props
  const [docs, load] = useDocs<T>(path)
  const titleId = path.split('/').at(-1)
  const end = async (id: string) => {
    const answer = await fetch(`${path}/${id}`, { method: 'DELETE' })
    if (!answer.ok) toast.error(await reasonIn(answer))
    load()
  }
  if (!docs) return null
  return (
    <section aria-labelledby={titleId} className="field-type proof__section">
      <h2 id={titleId}>{heading}</h2>
      {above?.(docs)}
      <ul className="proof__entries">
        {docs.map((doc) => (
          <Row {...entryOf(doc)} action={action} end={() => void end(doc.id)} key={doc.id} />
        ))}
      </ul>
      {below?.(load)}
    </section>
  )
}

/** The documents at an address of the API, and how to read them again. */
function useDocs<T>(path: string): [docs: T[] | undefined, load: () => void] {
  const [docs, setDocs] = useState<T[]>()
  const [reads, setReads] = useState(0)
  useEffect(() => {
    void fetch(path).then(async (answer) => {
      if (answer.ok) setDocs(((await answer.json()) as { docs: T[] }).docs)
    })
  }, [path, reads])
  return [docs, () => setReads((before) => before + 1)]
}

function Row({ action, detail, end, mark, title }: Entry & { action: string; end: () => void }) {
  return (
    <li>
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
          onClick={end}
          size="small"
        >
          {action}
        </Button>
      )}
    </li>
  )
}

export function timeOf(text: string): string {
  return new Date(text).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}
