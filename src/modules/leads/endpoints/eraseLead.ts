import { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { requiredText } from '../../../platform/text.js'
import { platformOf } from '../../../platform/platform.js'
import type { LeadsContext } from '../leadsContext.js'
import { erasePerson as erase } from '../store/erasePerson.js'
import { LeadParams } from '../store/leadStore.js'

export const eraseLead = ({ people, onErased }: Pick<LeadsContext, 'people' | 'onErased'>) =>
  endpoint({
    operationId: 'leads.erase',
    method: 'post',
    path: '/:id/erase',
    summary: 'Erase the person behind a lead',
    description:
      'All leads of the address, their timelines and mails, and a learner of the same address with their enrolments ' +
      'and certificates. Orders of the address stay, without their buyer. It cannot be undone.',
    params: LeadParams,
    status: 204,
    problems: [problems.notFound],
    access: staff('sales'),
    handler: async ({ req, params }) => {
      await erase(req, { named: params, people, onErased })
      platformOf(req.payload).log.info({ user: req.user?.id, msg: 'A lead was erased' })
      return new Response(null, { status: 204 })
    },
  })

export const PersonByEmail = z.strictObject({ email: requiredText(254) })

export const erasePerson = ({ people, onErased }: Pick<LeadsContext, 'people' | 'onErased'>) =>
  endpoint({
    operationId: 'people.erase',
    method: 'post',
    path: '/people/erase',
    summary: 'Erase a person by their address',
    description:
      'As `leads.erase`, for people who may have no lead, such as buyers and learners. It cannot be undone.',
    body: PersonByEmail,
    status: 204,
    access: staff('sales'),
    handler: async ({ req, body }) => {
      await erase(req, { named: body, people, onErased })
      platformOf(req.payload).log.info({ user: req.user?.id, msg: 'A person was erased' })
      return new Response(null, { status: 204 })
    },
  })
