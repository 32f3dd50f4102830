import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { platformOf } from '../../../platform/platform.js'
import type { LeadsContext } from '../leadsContext.js'
import { eraseLead as erase } from '../store/eraseLead.js'
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
      await erase(req, { id: params.id, people, onErased })
      platformOf(req.payload).log.info({ user: req.user?.id, msg: 'A lead was erased' })
      return new Response(null, { status: 204 })
    },
  })
