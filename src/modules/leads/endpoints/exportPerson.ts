import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { recently } from '../../../platform/credentials/recentSignIn.js'
import { problems } from '../../../platform/http/problems.js'
import { Reply } from '../../../platform/http/reply.js'
import { platformOf } from '../../../platform/platform.js'
import type { LeadsContext } from '../leadsContext.js'
import { collectPerson } from '../export/collectPerson.js'
import { PersonByEmail } from './eraseLead.js'
import { LeadParams } from '../store/leadStore.js'

const record = z.record(z.string(), z.unknown())

const PersonData = z
  .object({
    exportedAt: z.iso.datetime(),
    email: z.string(),
    leads: z.array(record),
    timeline: z.array(record),
    consents: z.array(record),
    undeliveredMails: z.array(record),
    accounts: z.array(record).meta({ description: 'What other collections have of the address.' }),
    others: z
      .record(z.string(), z.array(record))
      .meta({ description: 'What other parts keep of the address, by name: `orders`.' }),
  })
  .meta({ id: 'PersonData' })

type Parts = Pick<LeadsContext, 'people' | 'onExported'>

export const exportPerson = ({ people, onExported }: Parts) =>
  endpoint({
    operationId: 'leads.exportPerson',
    method: 'get',
    path: '/:id/export',
    summary: 'Export the personal data behind a lead',
    description: 'For requests of access and portability (GDPR, Articles 15 and 20).',
    params: LeadParams,
    output: PersonData,
    problems: [problems.notFound],
    access: recently(staff('sales')),
    handler: ({ req, params }) => answer(req, { person: params, people, onExported }),
  })

export const exportPersonByEmail = ({ people, onExported }: Parts) =>
  endpoint({
    operationId: 'people.export',
    method: 'get',
    path: '/people/export',
    summary: 'Export the personal data of an address',
    description: 'As `leads.exportPerson`, for people who may have no lead.',
    query: PersonByEmail,
    output: PersonData,
    access: recently(staff('sales')),
    handler: ({ req, query }) => answer(req, { person: query, people, onExported }),
  })

async function answer(req: PayloadRequest, asked: Parameters<typeof collectPerson>[1]) {
  const { log, clock } = platformOf(req.payload)
  const data = await collectPerson(req, asked)
  log.info({ user: req.user?.id, msg: 'The data of a person were exported' })
  return new Reply(
    { exportedAt: clock.now().toISOString(), ...data },
    { headers: { 'content-disposition': 'attachment; filename="person.json"' } },
  )
}
