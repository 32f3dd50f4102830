import ICAL from 'ical.js'

import type { ReceivedMail } from '../../support/fakes/smtpServer.js'

/** The calendar entries of a mail, as a reader of calendars that is not ours understands them. */
export function calendarOf({ attachments }: Pick<ReceivedMail, 'attachments'>) {
  return attachments
    .filter(({ filename }) => filename.endsWith('.ics'))
    .map(({ content }) => {
      const calendar = new ICAL.Component(ICAL.parse(content.toString()) as unknown[])
      const [found] = calendar.getAllSubcomponents('vevent')
      if (!found) throw new Error('The calendar is empty')
      const event = new ICAL.Event(found)
      return {
        method: calendar.getFirstPropertyValue('method'),
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
        title: event.summary,
        location: event.location,
        status: found.getFirstPropertyValue('status'),
        attendee: found.getFirstPropertyValue('attendee'),
      }
    })
}
