import { numberField } from '../../../platform/content/fields.js'
import type { GlobalConfig } from 'payload'

import { anyStaff, staff } from '../../../platform/access.js'
import { usualHours } from '../enrolments/reminders.js'
import { wholeNumber } from '../fieldRules.js'

/** When those who booked a date are reminded of it. */
export const Reminders: GlobalConfig = {
  slug: 'reminders',
  label: 'Reminders',
  admin: { group: 'Learning', description: 'Mails before a course begins.' },
  access: { read: anyStaff, readVersions: anyStaff, update: staff('editor') },
  fields: [
    numberField(
      'hoursBefore',
      'When everybody on a date gets a reminder, with the joining link or the address. 24 is the day before; 0 sends none.',
      {
        label: 'Hours before the start',
        required: true,
        defaultValue: usualHours,
        min: 0,
        max: 336,
        validate: wholeNumber,
        admin: { step: 1 },
      },
    ),
  ],
}
