'use client'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit' } as const

/** A time as the reader's clock shows it: `22 Nov 2026, 09:30`. */
export function When({ iso, isDay = false }: { iso: string; isDay?: boolean }) {
  const format = new Intl.DateTimeFormat('en-GB', isDay ? day : minute)
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {format.format(new Date(iso))}
    </time>
  )
}
