import type { Payload, TypedLocale, Where } from 'payload'

import type { Form, Lead } from '../../../payload-types.js'
import { firstMatch } from '../../../platform/database/requestDatabase.js'

/** A published form that staff made, with what only staff may read. */
export async function findForm(
  payload: Payload,
  { where, locale }: FormQuery,
): Promise<Form | undefined> {
  return readForm(payload, {
    where: { and: [where, { _status: { equals: 'published' } }] },
    locale,
  })
}

/** The form that a lead came by, also if it was unpublished since: its mails may have waited. */
export async function formOfLead(
  payload: Payload,
  { form }: Pick<Lead, 'form'>,
  locale?: TypedLocale,
): Promise<Form | undefined> {
  return form ? readForm(payload, { where: { id: { equals: form } }, locale }) : undefined
}

type FormQuery = { where: Where; locale?: TypedLocale | undefined }

async function readForm(payload: Payload, { where, locale }: FormQuery): Promise<Form | undefined> {
  const { docs } = await payload.find({
    ...firstMatch,
    collection: 'forms',
    where,
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
