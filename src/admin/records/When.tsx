'use client'

import { useOnServer } from '../useOnServer.js'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit' } as const

type Props = {
  iso: string
  isDay?: boolean
  /** The time zone in which visitors read it, which is named then. */
  zone?: string | undefined
}

/** A time as the reader's clock shows it, `22 Nov 2026, 09:30`, or in a zone of its own. */
export function When({ iso, isDay = false, zone }: Props) {
  const isOnServer = useOnServer()
  const timeZone = zone ?? (isOnServer ? 'UTC' : undefined)
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(isDay ? day : minute),
    ...(timeZone && { timeZone }),
    ...(zone && { timeZoneName: 'short' }),
  })
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>
}
