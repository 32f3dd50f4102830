import './leadBoard.css'

import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { listLink } from '../../../admin/listLink.js'
import { staff } from '../../../platform/access.js'
import { leadStatuses } from '../schemas.js'
import { type BoardCard, LeadColumns } from './LeadColumns.js'

const maySee = staff('sales')

/** So many of each stage: more cannot be looked at, and the list has them all. */
const perStage = 60

/** The pipeline as columns, the newest leads of each stage first. */
export async function LeadBoard({ initPageResult }: Pick<AdminViewServerProps, 'initPageResult'>) {
  const { req } = initPageResult
  if (!maySee({ req })) {
    return (
      <Gutter>
        <p>Your role does not read leads. Sales do.</p>
      </Gutter>
    )
  }
  const stages = await Promise.all(leadStatuses.map((status) => readStage(req, status)))
  const list = listLink(req, { collection: 'leads' })
  return (
    <main>
      <SetStepNav nav={[{ label: 'Leads', url: list }, { label: 'Board' }]} />
      <Gutter className="lead-board">
        <div className="lead-board__head">
          <h1>Lead board</h1>
          <Link href={list} prefetch={false}>
            Show as a list
          </Link>
        </div>
        <LeadColumns api={`${req.payload.config.routes.api}/leads`} stages={stages} />
      </Gutter>
    </main>
  )
}

async function readStage(req: PayloadRequest, status: (typeof leadStatuses)[number]) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'leads',
    where: { status: { equals: status } },
    ...{ sort: '-createdAt', limit: perStage, depth: 1, joins: false, overrideAccess: false, req },
  })
  const cards = docs.map((lead): BoardCard => {
    const { assignee, company, createdAt, email, id, name, value } = lead
    const owner = typeof assignee === 'object' ? assignee : undefined
    return {
      ...{ id, createdAt, title: name || email, company: company ?? '' },
      href: `${req.payload.config.routes.admin}/collections/leads/${id}`,
      owner: owner?.name || owner?.email || '',
      ...(value?.amount && value.currency && { amount: value.amount, currency: value.currency }),
    }
  })
  return { status, cards, total: totalDocs }
}
