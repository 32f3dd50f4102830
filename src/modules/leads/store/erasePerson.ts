import type { CollectionSlug, PayloadRequest } from 'payload'

import { query, transact } from '../../../platform/database/requestDatabase.js'
import { forgetPerson } from '../../../platform/idempotency/keyStore.js'
import { mailFailuresSlug } from '../../../platform/mail/outbox/MailFailures.js'
import { platformOf } from '../../../platform/platform.js'
import { leadsOf } from '../leadsOptions.js'
import { findPerson, leadJobKey, lockLeadsOf, type Person, type PersonRef } from './leadStore.js'

/**
 * Erases a person: all leads of the address with their timelines, waiting mails and every other trace,
 * what the `people` collections have for the address (such as a learner with certificates), and what `onErased` covers.
 * Consents stay as proof, without their person. Throws `not_found`.
 */
export async function erasePerson(req: PayloadRequest, named: PersonRef): Promise<void> {
  const { people, onErasing = [], onErased = [] } = leadsOf(req.payload)
  await transact(req, async () => {
    await lockPerson(req, (await findPerson(req, named)).emailKey)
    // Whoever changed or erased a lead meanwhile has ended.
    const person = await findPerson(req, named)
    for (const lock of onErasing) await lock(req, { email: person.emailKey })
    // Before their learner: a sign-in holds its challenge while it writes the learner.
    await platformOf(req.payload).otp.forget(req, person.emailKey)
    const { db } = req.payload
    const ids = person.leads.map((lead) => lead.id)
    await db.deleteMany({ collection: 'lead-events', where: { lead: { in: ids } }, req })
    for (const lead of ids) {
      await req.payload.delete({ collection: 'leads', id: lead, overrideAccess: true, req })
    }
    await blankConsents(req, person.emailKey)
    const recipient = { equals: person.emailKey }
    await db.deleteMany({ collection: mailFailuresSlug, where: { recipient }, req })
    for (const collection of people) {
      await deletePerson(req, collection, person.emailKey)
    }
    const references = person.leads.map(({ reference }) => reference)
    for (const forget of onErased) await forget(req, { email: person.emailKey, references })
    await eraseTraces(req, person)
  })
}

/** In the order of a withdrawal. A colleague who saves a lead either comes first, or finds no lead. */
async function lockPerson(req: PayloadRequest, emailKey: string): Promise<void> {
  await query(req)`select from consents where email_key = ${emailKey} order by id for update`
  await lockLeadsOf(req, emailKey)
}

/** Whoever may erase a lead may erase its person, even if they could not delete that document directly. */
async function deletePerson(req: PayloadRequest, collection: CollectionSlug, emailKey: string) {
  const where = { email: { equals: emailKey } }
  const { errors } = await req.payload.delete({ collection, where, overrideAccess: true, req })
  if (errors.length > 0) throw new Error(`A person was not erased: ${String(errors[0]?.message)}`)
}

async function blankConsents(req: PayloadRequest, emailKey: string): Promise<void> {
  await query(req)`
    update consents set email = null, email_key = null, address_hash = null, lead_id = null,
      erased_at = now()
    where email_key = ${emailKey}`
}

/**
 * Deletes what is stored about a person beside their leads, in the transaction of `req`: responses kept for replays,
 * waiting mails, saved filters that contain their address. Keyed hashes in rate limits stay until they expire.
 */
async function eraseTraces(req: PayloadRequest, { emailKey, leads }: Person): Promise<void> {
  await forgetPerson(req, emailKey)
  await query(req)`
    delete from payload_query_presets where position(${emailKey}::text in lower("where"::text)) > 0`
  const jobs = leads.flatMap(({ id }) => [leadJobKey(id, 'receipt'), leadJobKey(id, 'team.%')])
  await query(req)`
    select graphile_worker.remove_job(key) from graphile_worker.jobs
    where key like any (select jsonb_array_elements_text(${JSON.stringify(jobs)}::jsonb))`
}
