import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { answerBadInput } from '../../../platform/http/answerBadInput.js'
import { endpoint } from '../../../platform/http/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { platformOf } from '../../../platform/platform.js'
import { text } from '../../../platform/text.js'
import { findLeadIds, streamLeads } from '../export/streamLeads.js'

const searched = ['reference', 'name', 'email', 'company'] as const

/** `where[…]` is Payload's own; only its beginning can be told from any other parameter here. */
const ExportQuery = z
  .looseObject({ search: text(200).optional() })
  .superRefine((query, context) => {
    for (const key of Object.keys(query)) {
      if (key === 'search' || key.startsWith('where[')) continue
      context.addIssue({
        code: 'custom',
        path: [key],
        message: 'Nothing by this name is expected here.',
        params: { code: 'unknown_key' },
      })
    }
  })

export const exportLeads = endpoint({
  operationId: 'leads.export',
  method: 'get',
  path: '/export.csv',
  summary: 'Download leads as CSV',
  description:
    'Takes the filters of the list: Payload’s `where[…]`, and `search`. UTF-8 with a byte order mark, newest first. ' +
    'Cells that a spreadsheet would take for formulas begin with an apostrophe.',
  query: ExportQuery,
  contentType: 'text/csv',
  access: staff('sales'),
  handler: async ({ req, query }) => {
    const ids = await settle(req, filterOf(req, query.search))
    const { log, clock } = platformOf(req.payload)
    log.info({ leads: ids.length, user: req.user?.id, msg: 'Leads were exported' })
    const day = clock.now().toISOString().slice(0, 10)
    return new Response(streamLeads(req, ids), {
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="leads-${day}.csv"`,
      },
    })
  },
})

function filterOf({ query }: PayloadRequest, search: string | undefined): Where {
  const { where = {} } = query as { where?: Where }
  if (!search) return where
  return { and: [where, { or: searched.map((name) => ({ [name]: { like: search } })) }] }
}

/** Before the first byte leaves: a filter that makes no sense can still be answered as one. */
async function settle(req: PayloadRequest, where: Where): Promise<string[]> {
  try {
    return await findLeadIds(req, where)
  } catch (error) {
    const { status } = error as { status?: unknown }
    const bad = await answerBadInput({ context: req.context, error: error as Error, req })
    if (status !== 400 && (bad?.status ?? 500) >= 500) throw error
    const fault = { path: '/where', code: 'invalid', message: 'This filter cannot be applied.' }
    throw new Problem(problems.invalidQuery, { errors: [fault] })
  }
}
