import type { PayloadRequest } from 'payload'

import type { Policy } from '../../payload-types.js'
import { platformOf } from '../platform.js'

/** Which published documents are the privacy policy. */
export const isPrivacyPolicy = { kind: { equals: 'privacy' }, _status: { equals: 'published' } }

/** For how long what names the present policy may be kept: another one takes effect without an edit. */
export const presentPolicyMs = 1_000

/** The privacy policy that forms show: the newest one in force, or the first to come where none is yet. */
export async function presentPolicy(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<Pick<Policy, 'slug' | 'version'> | undefined> {
  const { docs } = await req.payload.find({
    collection: 'policies',
    where: isPrivacyPolicy,
    select: { slug: true, version: true, effectiveDate: true },
    sort: '-effectiveDate',
    ...{ limit: 0, depth: 0, pagination: false, overrideAccess: true },
    req,
  })
  const now = platformOf(req.payload).clock.now().getTime()
  return docs.find(({ effectiveDate }) => Date.parse(effectiveDate) <= now) ?? docs.at(-1)
}
