import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { listFilters } from '../platform/listFilters.js'

type List = { collection: CollectionSlug; where?: Where; search?: string }

/** The address of a list in the admin, filtered. */
export function listLink(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { collection, where = {}, search }: List,
): string {
  const query = listFilters({ where: inSteps(where), search })
  return `${payload.config.routes.admin}/collections/${collection}${query && `?${query}`}`
}

/** One object per condition: if one object holds several, the admin shows only the first. */
export function inSteps(where: Where): Where {
  const conditions = Object.entries(where).flatMap(([field, operators]) =>
    Object.entries(operators).map(([operator, value]) => ({ [field]: { [operator]: value } })),
  )
  return conditions.length > 1 ? { and: conditions } : where
}
