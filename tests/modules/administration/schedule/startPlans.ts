import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload'

import { planPublication } from '../../../../src/modules/administration/schedule/planPublication.js'
import { publishDue } from '../../../../src/modules/administration/schedule/publishDue.js'
import type { Role } from '../../../../src/platform/access.js'
import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../../support/boot.js'
import { hire, type Staff } from '../actors.js'

type Plan = { type: 'publish' | 'unpublish'; collection: string; id: string } & Record<
  string,
  unknown
>

export type Plans = {
  foyer: Foyer
  staff: Staff
  /** A request by a member of staff, like those of the admin's server functions. */
  as(role: Role): Promise<PayloadRequest>
  /** Plans a publication, by default as an editor and for a minute ago. */
  plan(plan: Plan, role?: Role): Promise<unknown>
  /** Runs the job once, like a separate worker. */
  run(): Promise<void>
  rows<Row>(text: string): Promise<Row[]>
  make(collection: string, data: object, status?: 'draft' | 'published'): Promise<{ id: string }>
  stop(): Promise<void>
}

const minuteMs = 60_000

/** The service with one member of staff of each role, and what plans publications. */
export async function startPlans(): Promise<Plans> {
  const foyer = await boot()
  const staff = await hire(foyer)
  const { payload, platform } = foyer
  const as = async (role: Role) => {
    const user = await payload.findByID({ collection: 'users', id: staff[role].id })
    return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  }
  return {
    foyer,
    staff,
    as,
    plan: async ({ type, collection, id, ...more }, role = 'editor') =>
      planPublication({
        req: await as(role),
        type,
        date: new Date(Date.now() - minuteMs),
        doc: { relationTo: collection, value: id },
        ...more,
      }),
    run: () =>
      publishDue.run(
        {},
        {
          payload,
          log: platform.log,
          job: { id: '1', attempts: 1 },
          signal: new AbortController().signal,
        },
      ),
    rows: async <Row>(text: string) => (await postgresOf(payload).pool.query(text)).rows as Row[],
    make: async (collection, data, status = 'draft') =>
      payload.create({
        collection: collection as CollectionSlug,
        data: { ...data, _status: status } as never,
      }),
    stop: () => foyer.stop(),
  }
}
