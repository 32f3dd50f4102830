import { randomUUID } from 'node:crypto'

import type { Endpoint } from 'payload'

import { Problem } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import { brochureDownload, findBrochure } from '../brochures/brochureLink.js'
import { estimateUnavailable } from '../problems.js'
import {
  BrochureReceived,
  brochureForm,
  contactForm,
  demoForm,
  requestInfoForm,
  tcoForm,
  type TcoInputs,
  TcoReceived,
} from '../schemas.js'
import { describeEstimate, type Figures, readFigures } from '../tco/estimateTco.js'
import { formEndpoints } from './formEndpoints.js'
import { bodyReferences, loadReferences } from './loadReferences.js'

/** The form for brochures, below the path of their collection. */
export const brochuresForm: Endpoint[] = formEndpoints({
  kind: 'brochures',
  operation: 'brochures',
  path: '',
  schema: brochureForm,
  asks: 'Request a brochure and send a passcode',
  submits: 'Verify the passcode and get a download link',
  description:
    'The link is for this file only and valid for 30 days. The receipt mail contains it, too.',
  result: {
    output: BrochureReceived,
    of: async ({ req, body: { brochure: slug, website }, locale }) => {
      // A filled honeypot gets a link that does not work.
      const found = website ? undefined : await findBrochure(req, slug)
      const brochure = found ?? { id: randomUUID(), slug }
      const now = platformOf(req.payload).clock.now()
      return {
        given: { download: brochureDownload(req.payload, { brochure, locale, now }) },
      }
    },
  },
})

/** The references for bodies that ask for an estimate. Throws `tco_unavailable` if staff entered no figures. */
const referencesWithFigures: typeof bodyReferences = {
  ...bodyReferences,
  load: async (req) => {
    const loaded = await loadReferences(req)
    if (loaded.currencies.size > 0) return loaded
    throw new Problem(estimateUnavailable)
  },
}

const estimateForm: Endpoint[] = formEndpoints({
  kind: 'tco',
  operation: 'tco',
  path: '/tco',
  schema: tcoForm,
  asks: 'Check the inputs of a cost estimate and send a passcode',
  submits: 'Verify the passcode and get the cost estimate',
  references: referencesWithFigures,
  problems: [estimateUnavailable],
  result: {
    output: TcoReceived,
    of: async ({ req, body: { inputs, website }, locale }) => {
      const figures = await readFigures(req.payload)
      const ours = figures.find(({ currency }) => currency === inputs.currency)
      if (!ours) throw new Problem(estimateUnavailable)
      // A filled honeypot gets an estimate of nothing: the prices are for whoever has shown an address.
      const estimate = describeEstimate(website ? madeUp(ours, inputs) : ours, inputs, locale)
      return { given: { estimate }, stored: { estimate } }
    },
  },
})

/** Figures that say nothing but what was sent. */
function madeUp(ours: Figures, { currentCostPerSeat: pricePerSeat }: TcoInputs): Figures {
  const none = { setupFee: 0, migrationPerSeat: 0, supportPerYear: 0, hoursSavedPercent: 0 }
  return { ...ours, ...none, bands: [{ fromSeats: 1, pricePerSeat }], adminHourRate: pricePerSeat }
}

/** The forms that the service has of its own, but for brochures, whose path belongs to a collection. */
export const fixedForms: Endpoint[] = [
  ...formEndpoints({
    kind: 'demo',
    operation: 'demo',
    path: '/demo',
    schema: demoForm,
    asks: 'Check a demo request and send a passcode',
    submits: 'Request a demo',
  }),
  ...formEndpoints({
    kind: 'contact',
    operation: 'contact',
    path: '/contact',
    schema: contactForm,
    asks: 'Check a contact message and send a passcode',
    submits: 'Send a contact message',
    description:
      'Without `otp` the fields are checked and a passcode is sent (202). Send the same fields with `otp` to submit the message (201). `consent.marketing` must be given; a message with `false` is answered just the same.',
  }),
  ...formEndpoints({
    kind: 'request-info',
    operation: 'requestInfo',
    path: '/request-info',
    schema: requestInfoForm,
    asks: 'Check a request about a course and send a passcode',
    submits: 'Request information about a course',
  }),
  ...estimateForm,
]
