import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Lead } from '../../payload-types.js'
import type { BodyContext } from '../../platform/api/endpoint.js'
import { query } from '../../platform/database/requestDatabase.js'
import { slugsOf } from '../../platform/content/publishedSlugs.js'
import { mailTask, type MailTask } from '../../platform/mail/outbox/mailTask.js'
import { renderMail } from '../../platform/mail/templates/renderMail.js'
import { webUrl } from '../../platform/mail/templates/MailMessage.js'
import { platformOf } from '../../platform/platform.js'
import { receiptMail, type LeadMail } from './mails/receiptMail.js'
import { readPolicyVersions } from './readPolicy.js'
import { anyReferences, type References } from './references.js'
import type { LeadKind } from './schemas.js'
import type { Erasure } from './store/erasePerson.js'
import { formOfLead } from './store/formStore.js'
import { findLead } from './store/leadStore.js'
import type { FileFolder } from '../../platform/files/FileFolder.js'
import { readFigures } from './tco/estimateTco.js'

export type LeadsOptions = Erasure & {
  /** The key for links and hashes; the same as for passcodes. */
  secret: string
  /** Who is notified of new leads. */
  notify: readonly string[]
  /** The folder for the files of brochures. */
  folder: FileFolder
  /** The collection that visitors may ask about, and the one with the privacy policy. */
  programs: CollectionSlug
  policies: CollectionSlug
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
export type LeadsContext = LeadsOptions & {
  references: BodyContext<References>
  mails: { receipt: MailTask<LeadMail>; team: MailTask<TeamMail> }
}

export function createLeadsContext(options: LeadsOptions): LeadsContext {
  return {
    ...options,
    references: { load: (req) => loadReferences(req, options), described: anyReferences },
    mails: { receipt: receiptMail(options), team: teamMail(options) },
  }
}

type Sources = { programs: CollectionSlug; policies: CollectionSlug }

/** The tags of what bodies refer to. */
export function referenceTags({ programs, policies }: Sources): string[] {
  return [programs, policies, 'brochures', 'tco-model']
}

/** What bodies may refer to at present; cached until one of the collections changes. */
export async function loadReferences(
  req: PayloadRequest,
  { programs, policies }: Sources,
): Promise<References> {
  return platformOf(req.payload).cache.remember<References>({
    key: 'lead references',
    tags: referenceTags({ programs, policies }),
    load: async () => {
      const figures = await readFigures(req.payload)
      const value: References = {
        programs: await readPresentSlugs(req, programs),
        policyVersions: await readPolicyVersions(req, policies),
        brochures: await readBrochureSlugs(req),
        currencies: new Set(figures.map(({ currency }) => currency)),
      }
      const names = Object.values(value).reduce((sum, set) => sum + set.size, 0)
      return { value, bytes: 1_024 + names * 128, keep: true }
    },
  })
}

/** Also those that brochures had: forms of other sites may still send them. */
async function readBrochureSlugs(req: PayloadRequest): Promise<Set<string>> {
  const former = await slugsOf({ payload: req.payload }, 'brochures')
  const present = await readSlugs(req, 'brochures', { published: false })
  return new Set([...present, ...former].map(({ slug }) => slug))
}

/** The present slug of each published document by that and by those that it had: links with them still lead to it. */
async function readPresentSlugs(
  req: PayloadRequest,
  collection: CollectionSlug,
): Promise<Map<string, string>> {
  const former = await slugsOf({ payload: req.payload }, collection)
  const present = await readSlugs(req, collection, { published: true })
  const byId = new Map(present.map(({ id, slug }) => [id, slug]))
  const moved = former.flatMap(({ id, slug }): [string, string][] => {
    const to = byId.get(id)
    return to === undefined ? [] : [[slug, to]]
  })
  return new Map([...moved, ...present.map(({ slug }): [string, string] => [slug, slug])])
}

function readSlugs(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  { published }: { published: boolean },
) {
  return query<{ id: string; slug: string }>({ payload, transactionID: undefined })`
    select id, slug from ${sql.identifier(collection.replaceAll('-', '_'))}
    where ${published ? sql`_status = 'published'` : sql`true`}`
}

/** The recipient’s address; jobs of earlier releases have its index among those whom the form tells, or in LEADS_NOTIFY. */
export type TeamMail = { lead: string; recipient: string | number }

const wishes: Record<LeadKind, string> = {
  demo: 'a demo request',
  contact: 'a message',
  'request-info': 'a question about a course',
  brochures: 'a brochure request',
  tco: 'a cost estimate request',
  form: 'an answer to a form',
}

/**
 * Notifies one team member of a new lead. The person's details are only in the admin: a stranger's text would seem to
 * come from us in a mail, and could not be erased from mailboxes.
 */
export function teamMail({ notify }: { notify: readonly string[] }): MailTask<TeamMail> {
  return mailTask({
    name: 'leads.mailTeam',
    kind: 'Notice of a new lead',
    schema: z.strictObject({
      lead: z.uuid(),
      recipient: z.union([z.string().max(254), z.int().min(0)]),
    }),
    compose: async (ids, { payload, brand }) => {
      const lead = await findLead(payload, ids.lead)
      const to = lead && (await addressOf(payload, lead, { ...ids, notify }))
      if (!lead || to === undefined) return undefined
      const address = lead.emailProven === false ? 'an unconfirmed' : 'a confirmed'
      const { routes } = payload.config
      const { serverUrl } = platformOf(payload)
      const rendered = renderMail({
        brand,
        locale: 'en',
        subject: `New lead ${lead.reference}: ${wishes[lead.kind]}`,
        preheader: 'Open the lead in the admin.',
        blocks: [
          {
            kind: 'paragraph',
            text: `You have ${wishes[lead.kind]} from ${address} email address. Name, company and message are in the admin.`,
          },
          {
            kind: 'button',
            label: 'Open the lead',
            url: `${serverUrl}${routes.admin}/collections/leads/${lead.id}`,
          },
        ],
        reason: `You receive this mail because this address is set to hear of new leads at ${webUrl(brand.url).host}.`,
      })
      return { to, ...rendered }
    },
  })
}

async function addressOf(
  payload: Payload,
  lead: Lead,
  { recipient, notify }: Pick<TeamMail, 'recipient'> & Pick<LeadsOptions, 'notify'>,
): Promise<string | undefined> {
  if (typeof recipient === 'string') return recipient
  const form = await formOfLead(payload, lead)
  return (form?.notify && form.notify.length > 0 ? form.notify : notify)[recipient]
}

/** What sales should know where no mail tells anybody of a new lead; undefined where one does. */
export function unheardLeads({ config }: { config: Pick<Payload['config'], 'custom'> }) {
  const { leads } = config.custom as { leads?: { notify: readonly string[] } }
  if (!leads || leads.notify.length > 0) return undefined
  return 'Nobody gets a mail about new leads, except of forms that name somebody under Notify. An admin can set LEADS_NOTIFY.'
}
