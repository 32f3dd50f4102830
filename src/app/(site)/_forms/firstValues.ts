import { randomBytes } from 'node:crypto'

import { readBody } from '../../../platform/http/readBody.js'
import { refuseForeignSite } from '../../../platform/http/refuseForeignSite.js'
import type { Site } from '../Site.js'
import type { PageRequest } from '../_frame/servePage.js'
import type { SiteForm, Values } from './SiteForm.js'
import { attributionInputs, inputNames } from './leadParts.js'

/** Forms that staff made have inputs such as `answers.company`; in an address it is `?company=`. */
const ownAnswers = /^answers\./

/** Personal, or what an address says about the page. */
const ofPages = new Set(['email', 'locale', 'preview'])

/**
 * The initial values of a form: where the visitor came from, and the fields set in its address, except for personal
 * ones.
 */
export function firstValues(
  site: Site,
  { fields, isLead }: Pick<SiteForm, 'fields' | 'isLead'>,
  { query, request }: Pick<PageRequest, 'query' | 'request'>,
): Values {
  const known = ['course', 'session', 'lesson', 'next'].map((name) => ({ name, maxLength: 200 }))
  const asked = fields.flatMap((field) => inputNames(field).map((name) => ({ ...field, name })))
  const named = [...known, ...asked].flatMap(({ name, maxLength }) => {
    const inAddress = name.replace(ownAnswers, '')
    const value = ofPages.has(inAddress) ? '' : (query.get(inAddress) ?? '')
    return value !== '' && value.length <= maxLength ? [[name, value] as const] : []
  })
  return {
    ...Object.fromEntries(named),
    ...(isLead && attributionInputs(site, request)),
    // The front door puts a new one into a page that it keeps, as everywhere else.
    ...(site.nonce === undefined ? newNonce() : { nonce: site.nonce }),
  }
}

/** Identifies one opening of a form, so that submitting it twice can count once. */
export function newNonce(): { nonce: string } {
  return { nonce: randomBytes(12).toString('base64url') }
}

/**
 * The values submitted by a form of this site. Throws like the API for a body that is too long or of another type, and
 * for a form on another site, which must not act in the visitor's name.
 */
export async function readValues({ payload }: Pick<Site, 'payload'>, request: Request) {
  refuseForeignSite({ method: request.method, headers: request.headers, payload })
  return (await readBody(request, ['form'])) as Values
}
