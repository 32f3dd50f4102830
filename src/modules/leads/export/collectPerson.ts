import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { everyMatch } from '../../../platform/database/requestDatabase.js'
import { mailFailuresSlug } from '../../../platform/mail/outbox/MailFailures.js'
import { leadsOf } from '../leadsOptions.js'
import { findPerson, type PersonRef } from '../store/leadStore.js'

/** Everything stored about a person. Throws `not_found`. */
export async function collectPerson(req: PayloadRequest, person: PersonRef) {
  const { people, onExported = [] } = leadsOf(req.payload)
  const { emailKey, leads } = await findPerson(req, person)
  const shared = { ...everyMatch, sort: 'id', overrideAccess: true, req } as const
  const timeline = await req.payload.find({
    ...shared,
    collection: 'lead-events',
    where: { lead: { in: leads.map((lead) => lead.id) } },
  })
  const consents = await req.payload.find({
    ...shared,
    collection: 'consents',
    where: { emailKey: { equals: emailKey } },
  })
  const collected = []
  for (const collect of onExported) collected.push(await collect(req, { email: emailKey }))
  const accounts = await collectAccounts(req, { emailKey, people })
  const others = Object.assign({}, ...collected) as Record<string, Record<string, unknown>[]>
  const ids = [...accounts, ...Object.values(others).flat()].map(({ id }) => id)
  return {
    email: leads[0]?.email ?? emailKey,
    leads: leads.map(({ emailKey: _, ...lead }) => ({ ...lead })),
    timeline: timeline.docs.map((event) => ({ ...event })),
    consents: consents.docs.map((consent) => ({ ...consent })),
    accounts,
    others,
    undeliveredMails: await collectMails(req, emailKey, ids),
  }
}

/** The mails that did not reach them, also at an address that they had before: those about documents of theirs. */
async function collectMails(req: PayloadRequest, recipient: string, ids: unknown[]) {
  const where: Where = { or: [{ recipient: { equals: recipient } }, { targetId: { in: ids } }] }
  const found = await req.payload.find({
    ...{ ...everyMatch, collection: mailFailuresSlug, where, sort: 'id' },
    ...{ overrideAccess: true, req },
  })
  return found.docs.map((mail) => ({ ...mail }))
}

async function collectAccounts(
  req: PayloadRequest,
  { emailKey, people }: { emailKey: string; people: readonly CollectionSlug[] },
): Promise<Record<string, unknown>[]> {
  const found = people.map((collection) =>
    req.payload.find({
      collection,
      where: { email: { equals: emailKey } },
      limit: 0,
      depth: 1,
      pagination: false,
      ...wholeJoins(req, collection),
      overrideAccess: true,
      req,
    }),
  )
  const lists = await Promise.all(found)
  return lists.flatMap(({ docs }) => docs.map((account) => ({ ...account })))
}

/** All entries of a document's join fields, which return only the first ten by default. */
function wholeJoins({ payload }: PayloadRequest, collection: CollectionSlug): object {
  const lists = Object.values(payload.collections[collection].config.joins).flat()
  return { joins: Object.fromEntries(lists.map(({ joinPath }) => [joinPath, { limit: 0 }])) }
}
