import type { Payload, TypedLocale, Where } from 'payload'

import type { Form } from '../../../payload-types.js'
import { firstMatch } from '../../../platform/database/requestDatabase.js'

/** A published form that staff made, with what only staff may read. */
export async function findForm(
  payload: Payload,
  { where, locale }: { where: Where; locale?: TypedLocale },
): Promise<Form | undefined> {
  const { docs } = await payload.find({
    ...firstMatch,
    collection: 'forms',
    where: { and: [where, { _status: { equals: 'published' } }] },
    ...(locale && { locale }),
    overrideAccess: true,
  })
  return docs[0]
}

const prefix = 'form.'

/** What the codes of a form prove; they work for no other form. */
export function purposeOf({ id }: Pick<Form, 'id'>): string {
  return prefix + id
}

/** The form that a code is for, if it is for one that staff made. */
export async function formOfPurpose(
  payload: Payload,
  purpose: string,
  locale: TypedLocale,
): Promise<Form | undefined> {
  if (!purpose.startsWith(prefix)) return undefined
  return findForm(payload, { where: { id: { equals: purpose.slice(prefix.length) } }, locale })
}
