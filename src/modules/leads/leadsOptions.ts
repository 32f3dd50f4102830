import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

import { customOf } from '../../platform/extend.js'
import type { FileFolder } from '../../platform/files/FileFolder.js'

declare module '../../platform/extend.js' {
  interface Declarations {
    leads: LeadsOptions
  }
}

export type LeadsOptions = {
  /** The key for links and hashes; the same as for passcodes. */
  secret: string
  /** Who is notified of new leads. */
  notify: readonly string[]
  folder: FileFolder
  /** Other collections that identify people by `email` in lower case: erased and exported with the leads. */
  people: readonly CollectionSlug[]
  /** Lock, before all else that is erased, what others lock before they come to it. */
  onErasing?: readonly ((
    req: PayloadRequest,
    person: Pick<ErasedPerson, 'email'>,
  ) => Promise<void>)[]
  /** Delete everything else stored about a person, in the transaction of the erasure. */
  onErased?: readonly ((req: PayloadRequest, person: ErasedPerson) => Promise<void>)[]
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

/** An address in lower case, and the references of its leads. */
type ErasedPerson = { email: string; references: string[] }

/** A new lead; the id only, because notifications may be sent later. */
export type LeadCreated = { leadId: string }

type LeadMoved = { leadId: string; reference: string; from: string; to: string }

export function leadsOf({ config }: Pick<Payload, 'config'>): LeadsOptions {
  const { leads } = customOf(config)
  if (!leads) throw new Error('This configuration has no leads: list leads() first')
  return leads
}

/** What sales should know where no mail tells anybody of a new lead; undefined where one does. */
export function unheardLeads({ config }: { config: Pick<Payload['config'], 'custom'> }) {
  const { leads } = customOf(config)
  if (!leads || leads.notify.length > 0) return undefined
  return 'Nobody gets a mail about new leads, except of forms that name somebody under Notify. An admin can set LEADS_NOTIFY.'
}
