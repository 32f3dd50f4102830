import type { CollectionSlug, PayloadRequest } from 'payload'

import type { MailTask } from '../../platform/mail/outbox/mailTask.js'
import { loadReferences } from './loadReferences.js'
import { type LeadMail, receiptMail } from './mails/receiptMail.js'
import { type TeamMail, teamMail } from './mails/teamMail.js'
import type { References } from './references.js'

export type LeadsOptions = {
  /** The key for links and hashes; the same as for passcodes. */
  secret: string
  /** Who is notified of new leads. */
  notify: readonly string[]
  /** The folder for the files of brochures. */
  folder: string
  /** The collection that visitors may ask about, and the one with the privacy policy. */
  programs: CollectionSlug
  policies: CollectionSlug
  /** Other collections that identify people by `email` in lower case: erased and exported with the leads. */
  people: readonly CollectionSlug[]
  /** Delete everything else stored about an address (in lower case), in the transaction of its erasure. */
  onErased?: readonly ((req: PayloadRequest, person: { email: string }) => Promise<void>)[]
  /** Return everything else stored about an address (in lower case), by name, for the export of a person. */
  onExported?: readonly ((
    req: PayloadRequest,
    person: { email: string },
  ) => Promise<Record<string, object[]>>)[]
  /** Called with every new lead in its transaction; an error rolls the lead back. */
  onCreated?: readonly ((req: PayloadRequest, created: LeadCreated) => Promise<void>)[]
  /** Called with every change of a lead's status, in the transaction of the change. */
  onMoved?: readonly ((req: PayloadRequest, moved: LeadMoved) => Promise<void>)[]
}

/** A new lead; the id only, because notifications may be sent later. */
export type LeadCreated = { leadId: string }

export type LeadMoved = { leadId: string; reference: string; from: string; to: string }

/** What the forms of this module need to work. */
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
