'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'

import { send } from '../../../admin/runAction.js'
import type { Attendee } from '../attendanceSchemas.js'

/** One wide switch a person: at the door, a thumb or the space bar is enough. */
export function AttendanceList({ api, attendees }: { api: string; attendees: Attendee[] }) {
  const [people, setPeople] = useState(attendees)
  const here = people.filter(({ attendedAt }) => attendedAt !== null).length
  if (people.length === 0) {
    return <p>Nobody has a place yet. Who books this date appears here.</p>
  }
  const replace = (changed: Attendee) =>
    setPeople((all) => all.map((one) => (one.enrolment === changed.enrolment ? changed : one)))
  const toggle = async (person: Attendee) => {
    const attended = person.attendedAt === null
    replace({ ...person, attendedAt: attended ? new Date().toISOString() : null })
    const marked = await mark(`${api}/${person.enrolment}`, attended)
    replace(typeof marked === 'string' ? person : marked)
    if (typeof marked === 'string') toast.error(marked)
  }
  return (
    <>
      <ul className="attendance__list">
        {people.map((person) => (
          <li key={person.enrolment}>
            <Switch onToggle={() => void toggle(person)} person={person} />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="attendance__count" role="status">
        {here} of {people.length} here
      </p>
    </>
  )
}

function Switch({ person, onToggle }: { person: Attendee; onToggle: () => void }) {
  const { name, email, attendedAt, status } = person
  const isHere = attendedAt !== null
  return (
    <button
      aria-checked={isHere}
      className="attendance__person"
      onClick={onToggle}
      role="switch"
      type="button"
    >
      <span className="attendance__who">
        <span className="attendance__name">{name ?? email}</span>
        {name !== null && <span className="attendance__email">{email}</span>}
        {status === 'completed' && <span className="attendance__email">Course completed</span>}
      </span>
      <span className="attendance__mark">{isHere ? '✓ Here' : 'Not here'}</span>
    </button>
  )
}

/** Sends a mark; returns the person as they stand, or why nothing was changed. */
async function mark(path: string, attended: boolean): Promise<Attendee | string> {
  try {
    const response = await send(path, { attended }, 'PUT')
    if (response.ok) return (await response.json()) as Attendee
    const { title, detail } = (await response.json()) as { title?: string; detail?: string }
    return [title, detail].filter(Boolean).join('. ')
  } catch {
    return 'No connection: this mark was not kept. Try again.'
  }
}
