import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { recently } from '../../../platform/credentials/recentSignIn.js'
import { requireScope } from '../../../platform/credentials/scopes.js'
import { problems } from '../../../platform/http/Problem.js'
import { Reply } from '../../../platform/http/reply.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { emailAddress } from '../../../platform/otp/otpProof.js'
import { platformOf } from '../../../platform/platform.js'
import { requiredText } from '../../../platform/text.js'
import { collectPerson } from '../export/collectPerson.js'
import { invalidToken } from '../problems.js'
import { erasePerson as erase } from '../store/erasePerson.js'
import { LeadParams, type PersonRef } from '../store/leadStore.js'
import { withdrawConsent as withdraw } from '../store/withdrawConsent.js'

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

const PersonByEmail = z.strictObject({ email: emailAddress })

export const exportPerson = endpoint({
  operationId: 'leads.exportPerson',
  path: '/:id/export',
  summary: 'Export the personal data behind a lead',
  description:
    'For requests of access and portability (GDPR, Articles 15 and 20). A limited key needs the scope `people:read`, ' +
    'because orders, bookings and accounts of the address come along.',
  params: LeadParams,
  output: PersonData,
  problems: [problems.notFound],
  access: recently(staff('sales')),
  handler: ({ req, params }) => {
    requireScope(req, 'people', 'read')
    return answer(req, params)
  },
})

export const exportPersonByEmail = endpoint({
  operationId: 'people.export',
  path: '/people/export',
  summary: 'Export the personal data of an address',
  description: 'As `leads.exportPerson`, for people who may have no lead.',
  query: PersonByEmail,
  output: PersonData,
  access: recently(staff('sales')),
  handler: ({ req, query }) => answer(req, query),
})

async function answer(req: PayloadRequest, person: PersonRef) {
  const { log, clock } = platformOf(req.payload)
  const data = await collectPerson(req, person)
  log.info({ user: req.user?.id, msg: 'The data of a person were exported' })
  return new Reply(
    { exportedAt: clock.now().toISOString(), ...data },
    { headers: { 'content-disposition': 'attachment; filename="person.json"' } },
  )
}

export const eraseLead = endpoint({
  operationId: 'leads.erase',
  method: 'post',
  path: '/:id/erase',
  summary: 'Erase the person behind a lead',
  description:
    'All leads of the address, their timelines and mails, and a learner of the same address with their enrolments ' +
    'and certificates. Orders of the address stay, without their buyer. It cannot be undone. ' +
    'A limited key needs the scope `leads:delete`.',
  params: LeadParams,
  status: 204,
  problems: [problems.notFound],
  access: recently(staff('sales')),
  handler: async ({ req, params }) => {
    await erase(req, params)
    platformOf(req.payload).log.info({ user: req.user?.id, msg: 'A lead was erased' })
    return new Response(null, { status: 204 })
  },
})

export const erasePerson = endpoint({
  operationId: 'people.erase',
  method: 'post',
  path: '/people/erase',
  summary: 'Erase a person by their address',
  description:
    'As `leads.erase`, for people who may have no lead, such as buyers and learners. It cannot be undone. ' +
    'A limited key needs the scope `people:delete`.',
  body: PersonByEmail,
  status: 204,
  access: recently(staff('sales')),
  handler: async ({ req, body }) => {
    await erase(req, body)
    platformOf(req.payload).log.info({ user: req.user?.id, msg: 'A person was erased' })
    return new Response(null, { status: 204 })
  },
})

const withdrawals: LimitRule = { name: 'consent-withdrawals', points: 30, seconds: 60 }

export const withdrawConsent = endpoint({
  operationId: 'consent.withdraw',
  method: 'post',
  path: '/consent/withdraw',
  summary: 'Withdraw a consent',
  description:
    'Takes the token from a receipt mail, as often as it is sent, and once the person was erased too. Withdraws every consent that the address has given until then.',
  body: z.strictObject({ token: requiredText(200) }),
  status: 204,
  problems: [invalidToken],
  access: 'public',
  limit: [withdrawals],
  handler: async ({ req, body }) => {
    await withdraw(req, body.token)
    return new Response(null, { status: 204 })
  },
})
