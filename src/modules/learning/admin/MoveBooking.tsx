'use client'

import { ActionButton } from '../../../admin/ActionButton.js'
import {
  ConfirmationModal,
  SelectInput,
  toast,
  useConfig,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui'
import { useState } from 'react'

import { runAction } from '../../../admin/runAction.js'

const modalSlug = 'move-booking'

type Choice = { label: string; value: string }
type Dates = {
  docs: { id: string; startsAt: string; timeZone: string; seatsLeft: number }[]
}

/** Gives the open booking another date of its course. */
export function MoveBooking() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  const [choices, setChoices] = useState<Choice[]>([])
  const { session, course } = (data ?? {}) as { session?: unknown; course?: unknown }
  if (id === undefined || !session || !course) return null

  const open = async () => {
    const dates = await readDates(config.routes.api, idOf(course))
    const others = dates.filter(({ value }) => value !== idOf(session))
    if (others.length === 0) {
      toast.error('This course has no other date ahead. Make one first.')
      return
    }
    setChoices(others)
    openModal(modalSlug)
  }
  return (
    <>
      <ActionButton onClick={() => void open()}>Move to another date</ActionButton>
      <MoveQuestion choices={choices} path={`${config.routes.api}/enrolments/${String(id)}/move`} />
    </>
  )
}

/** Asks for the new date before everybody is told. */
function MoveQuestion({ choices, path }: { choices: Choice[]; path: string }) {
  const [chosen, setChosen] = useState('')
  const move = async () => {
    if (chosen) await runAction(path, { session: chosen })
    else toast.error('Choose a date first.')
  }
  const body = (
    <>
      <p>
        All places of one booking move together. Everybody gets a mail with the new date, and files
        for their calendar.
      </p>
      <SelectInput
        label="New date"
        name="move-to"
        onChange={(option) => setChosen((option as Choice | null)?.value ?? '')}
        options={choices}
        path="move-to"
        value={chosen}
      />
    </>
  )
  return (
    <ConfirmationModal
      body={body}
      confirmLabel="Move the booking"
      heading="Move this booking?"
      modalSlug={modalSlug}
      onConfirm={move}
    />
  )
}

async function readDates(api: string, course: string): Promise<Choice[]> {
  const query = new URLSearchParams({
    'where[and][0][course][equals]': course,
    'where[and][1][status][equals]': 'scheduled',
    'where[and][2][startsAt][greater_than]': new Date().toISOString(),
    depth: '0',
    limit: '100',
  })
  const response = await fetch(`${api}/course-sessions?${query.toString()}`)
  const { docs = [] } = (await response.json()) as Partial<Dates>
  return docs.map(({ id, startsAt, timeZone, seatsLeft }) => {
    const when = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone,
    }).format(new Date(startsAt))
    return { value: id, label: `${when}, ${seatsLeft === 0 ? 'full' : `${seatsLeft} free`}` }
  })
}

function idOf(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? String((value as { id?: unknown }).id)
    : String(value)
}
