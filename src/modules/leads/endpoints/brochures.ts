import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'

import { endpoint } from '../../../platform/api/endpoint.js'
import { platformOf } from '../../../platform/platform.js'
import { confirmForm } from '../answerForm.js'
import { brochureDownload, findBrochure } from '../brochures/brochureLink.js'
import type { LeadsContext } from '../leadsContext.js'
import { requestPasscode } from '../requestPasscode.js'
import { brochureForm, BrochureReceived, otp } from '../schemas.js'
import { visitorLocale } from '../visitorLocale.js'
import { asksForCode, provesCode } from './formContract.js'

const kind = 'brochures'

/** Below `/brochures`, because a collection already has that path. */
export const brochures = (context: LeadsContext) => [
  endpoint({
    ...asksForCode,
    operationId: 'brochures.requestOtp',
    path: '/request-otp',
    summary: 'Request a brochure and send a passcode',
    context: context.references,
    body: (references) => brochureForm(references),
    handler: ({ req, body, query }) =>
      requestPasscode(req, { ...body, kind, locale: visitorLocale(req, query.locale) }),
  }),
  endpoint({
    ...provesCode,
    operationId: 'brochures.verifyOtp',
    path: '/verify-otp',
    summary: 'Verify the passcode and get a download link',
    description:
      'The link is for this file only and valid for 30 days. The receipt mail contains it, too.',
    context: context.references,
    body: (references) => brochureForm(references).extend({ otp }),
    output: BrochureReceived,
    handler: async ({ req, body, query }) => {
      const locale = visitorLocale(req, query.locale)
      const received = await confirmForm(req, context, { kind, body, locale })
      return { ...received, download: await linkFor(req, context, body) }
    },
  }),
]

type BrochureRequest = { brochure: string; website?: string | undefined }

/** A filled honeypot gets a link that does not work. */
async function linkFor(
  req: PayloadRequest,
  { secret }: LeadsContext,
  { brochure: slug, website }: BrochureRequest,
) {
  const platform = platformOf(req.payload)
  const found = website ? undefined : await findBrochure(req, slug)
  const brochure = found ?? { id: randomUUID(), slug }
  return brochureDownload(platform, { brochure, secret, now: platform.clock.now() })
}
