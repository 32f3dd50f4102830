import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload'

import { currentRequest } from '../../../platform/http/requestContext.js'
import type { Consent, LeadKind } from '../schemas.js'
import { hashClient } from './hashClient.js'
import { readPolicy } from './readPolicy.js'

type Answer = { lead: string; email: string; kind: LeadKind; locale: TypedLocale; consent: Consent }

/** Records a visitor's answer together with our own copy of the text, in the transaction of `req`. */
export async function recordConsent(
  req: PayloadRequest,
  { policies, secret }: { policies: CollectionSlug; secret: string },
  { lead, email, kind, locale, consent }: Answer,
): Promise<void> {
  const { marketing, policyVersion } = consent
  const policy = await readPolicy(req, { policies, version: policyVersion, locale })
  await req.payload.create({
    collection: 'consents',
    data: {
      lead,
      email,
      emailKey: email.toLowerCase(),
      event: marketing ? 'given' : 'refused',
      marketing,
      ...(policy && { policyVersion: policy.version, policyText: policy.text }),
      form: kind,
      locale,
      addressHash: hashClient(currentRequest()?.client, secret),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
