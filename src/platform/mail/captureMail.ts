import type { Payload } from 'payload'

import { postgresOf } from '../database/requestDatabase.js'
import { capturedMailsTable } from './capturedMailsTable.js'
import type { AddressedMail } from './OutgoingMail.js'

/** Puts a mail into the mailbox of the demo instead of sending it. */
export async function captureMail(payload: Payload, mail: AddressedMail): Promise<void> {
  const { name, address } = mail.from
  const from = name ? `${name} <${address}>` : address
  await postgresOf(payload)
    .drizzle.insert(capturedMailsTable)
    .values({ ...mail, from })
}
