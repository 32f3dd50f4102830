'use client'

import { ActionButton } from '../../../admin/ActionButton.js'
import {
  ConfirmationModal,
  SelectInput,
  TextInput,
  toast,
  useConfig,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui'
import { useState } from 'react'

import { runAction } from '../../../admin/runAction.js'
import { useHasRole } from '../../../admin/useHasRole.js'
import type { Enrolment } from '../../../payload-types.js'
import { idOf } from '../../../platform/payload/idOf.js'

const modalSlug = 'move-booking'
const reopenSlug = 'reopen-enrolment'

type Choice = { label: string; value: string }
type Dates = {
  docs: { id: string; startsAt: string; timeZone: string; seatsLeft: number }[]
}

/** What staff can do with the open enrolment: give it another date, or reopen what was completed by mistake. */
export function EnrolmentActions() {
  return (
    <>
      <MoveBooking />
      <Reopen />
    </>
  )
}

/** Gives the open booking another date of its course. */
function MoveBooking() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  const [choices, setChoices] = useState<Choice[]>([])
  const { session, course } = (data ?? {}) as Partial<Pick<Enrolment, 'session' | 'course'>>
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

function Reopen() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  const mayReopen = useHasRole('admin')
  const [reason, setReason] = useState('')
  const { status, endedAt } = (data ?? {}) as { status?: string; endedAt?: string | null }
  if (id === undefined || status !== 'completed' || endedAt || !mayReopen) return null
  const path = `${config.routes.api}/enrolments/${String(id)}/reopen`
  const fields = (
    <>
      <p>
        It is active again, with the progress of what they did. Their certificate is revoked, which
        cannot be undone: its page will say so. When they complete the course they get another. If
        it was their mark on the attendance list that completed it, the mark goes.
      </p>
      <TextInput
        description="Only staff see it."
        label="Reason"
        onChange={(event: { target: { value: string } }) => setReason(event.target.value)}
        path="reopening-reason"
        value={reason}
      />
    </>
  )
  return (
    <>
      <ActionButton onClick={() => openModal(reopenSlug)}>Reopen</ActionButton>
      <ConfirmationModal
        body={fields}
        confirmLabel="Reopen"
        heading="Was this completed by mistake?"
        modalSlug={reopenSlug}
        onConfirm={() => runAction(path, { reason }, 'The enrolment is active again.')}
      />
    </>
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
