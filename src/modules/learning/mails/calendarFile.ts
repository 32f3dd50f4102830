import { createEvent } from 'ics'

import type { MailAttachment } from '../../../platform/mail/OutgoingMail.js'

type CalendarEntry = {
  /** `CANCEL` takes the entry out of the calendar again; `PUBLISH` is for nobody in particular (RFC 5546, 3.2). */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  /** One for a date, whoever gets it and from where, so that a later file changes the entry of an earlier one. */
  uid: string
  /** Greater in each later file. */
  sequence: number
  startsAt: string
  endsAt: string
  title: string
  description: string
  location: string
  url: string
  organizer: { name: string; email: string }
  attendee?: string
}

/** Greater whenever something happens later; in tenths of a second, seven years fit into its 31 bits. */
export const sequenceAt = (at: string, { createdAt }: { createdAt: string }) =>
  Math.max(0, Math.floor((Date.parse(at) - Date.parse(createdAt)) / 100))

/**
 * An entry for the reader's calendar. Its times are in UTC, so that each calendar shows them in its owner's time zone.
 */
export function calendarFile(entry: CalendarEntry): MailAttachment {
  const { method, startsAt, endsAt, attendee, ...shown } = entry
  const isCancelled = method === 'CANCEL'
  const { error, value } = createEvent({
    ...shown,
    method,
    productId: '-//Foyer//Course dates//EN',
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
    startOutputType: 'utc',
    endOutputType: 'utc',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    ...(attendee !== undefined && {
      attendees: [
        {
          name: attendee,
          email: attendee,
          rsvp: false,
          partstat: 'ACCEPTED',
          role: 'REQ-PARTICIPANT',
        },
      ],
    }),
  })
  if (error || value === null) throw new Error('No calendar file was made', { cause: error })
  return {
    filename: isCancelled ? 'cancelled.ics' : 'invite.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(value.replaceAll('\r\n\t', '').split('\r\n').map(foldLine).join('\r\n')),
  }
}

/** Lines have at most 75 octets (RFC 5545, 3.1); `ics` counts characters, of which most outside of English are longer. */
function foldLine(line: string): string {
  let [folded, length] = ['', 0]
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (length + octets > 75) [folded, length] = [`${folded}\r\n\t`, 1]
    folded += character
    length += octets
  }
  return folded
}
