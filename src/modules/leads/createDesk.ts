import type { CollectionSlug, PayloadRequest } from 'payload'

import type { MailTask } from '../../platform/mail/outbox/mailTask.js'
import { loadReferences } from './loadReferences.js'
import { type LeadMail, receiptMail } from './mails/receiptMail.js'
import { type TeamMail, teamMail } from './mails/teamMail.js'
import type { References } from './references.js'

export type LeadsOptions = {
  /** Signs links and keys hashes; the same that the passcodes have. */
  secret: string
  /** Who is told of new leads. */
  notify: readonly string[]
  /** Where the files of brochures are kept. */
  folder: string
  /** The collection of what visitors may ask about, and the one with the privacy policy. */
  programs: CollectionSlug
  policies: CollectionSlug
  /** Other collections that know people by `email` in lower case: erased and exported with the leads. */
  people: readonly CollectionSlug[]
  /** Remove what else is known of an address (in lower case), in the transaction of its erasure. */
  onErased?: readonly ((req: PayloadRequest, person: { email: string }) => Promise<void>)[]
  /** Give what else is kept of an address (in lower case) for the export of its person, by what it is called. */
  onExported?: readonly ((
    req: PayloadRequest,
    person: { email: string },
  ) => Promise<Record<string, object[]>>)[]
  /** Told of every new lead in its transaction; what it throws undoes the lead. */
  onCreated?: readonly ((req: PayloadRequest, created: LeadCreated) => Promise<void>)[]
  /** Told of every other status of a lead, in the transaction of the change. */
  onMoved?: readonly ((req: PayloadRequest, moved: LeadMoved) => Promise<void>)[]
}

/** Somebody has become a lead; the id alone, for what is told of it may leave later. */
export type LeadCreated = { leadId: string }

export type LeadMoved = { leadId: string; reference: string; from: string; to: string }

/** What the forms of this module work with. */
export type Desk = LeadsOptions & {
  references: (req: PayloadRequest) => Promise<References>
  mails: { receipt: MailTask<LeadMail>; team: MailTask<TeamMail> }
}

export function createDesk(options: LeadsOptions): Desk {
  return {
    ...options,
    references: (req) => loadReferences(req, options),
    mails: { receipt: receiptMail(options), team: teamMail(options) },
  }
}
