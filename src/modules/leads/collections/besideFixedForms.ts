import { type FieldHook, type TextField, ValidationError } from 'payload'

import { freeSlug } from '../../../platform/content/publishedSlugs.js'
import type { LeadKind } from '../schemas.js'

const kinds: Record<Exclude<LeadKind, 'form'>, true> = {
  demo: true,
  contact: true,
  'request-info': true,
  brochures: true,
  tco: true,
}
const fixed: ReadonlySet<unknown> = new Set(Object.keys(kinds))

/** Whether a form gets the name of one that the service has; those that had it before keep it. */
const takesFixed = (value: unknown, stored: unknown): boolean =>
  fixed.has(value) && value !== (stored as { slug?: unknown } | undefined)?.slug

const refuseFixed: FieldHook = ({ collection, originalDoc, path, req, value }) => {
  if (!takesFixed(value, originalDoc)) return
  const message = 'Choose another slug: a form of the service has this one.'
  const errors = [{ path: path.join('.'), message }]
  throw new ValidationError({ collection: collection?.slug, errors, req }, req.t)
}

/** Of a title such as Contact. */
const stepAside: FieldHook = async ({ originalDoc, req, value }) => {
  const stored = originalDoc as { id?: string; slug?: unknown } | undefined
  if (typeof value !== 'string' || !takesFixed(value, stored)) return
  return freeSlug(req, { collection: 'forms', base: `${value}-form`, id: stored?.id })
}

/**
 * The slug of a form, which may not be that of a fixed one: elements on other sites name both alike, and would show the
 * fixed one.
 */
export function besideFixedForms(slug: TextField): TextField {
  const { beforeValidate: made = [] } = { ...slug.hooks }
  const beforeValidate = [refuseFixed, ...made, stepAside]
  return { ...slug, hooks: { ...slug.hooks, beforeValidate } }
}
