import { randomUUID } from 'node:crypto'

import type { Endpoint } from 'payload'

import { Problem } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import { brochureDownload, findBrochure } from '../brochures/brochureLink.js'
import type { LeadsContext } from '../leadsContext.js'
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
import { describeEstimate } from '../tco/describeEstimate.js'
import { type Figures, readFigures } from '../tco/estimateTco.js'
import { formEndpoints } from './formEndpoints.js'

/** The forms that the service has of its own, but for brochures, whose path belongs to a collection. */
export const fixedForms = (context: LeadsContext): Endpoint[] => [
  ...formEndpoints(context, {
    kind: 'demo',
    operation: 'demo',
    path: '/demo',
    schema: demoForm,
    asks: 'Check a demo request and send a passcode',
    submits: 'Request a demo',
  }),
  ...formEndpoints(context, {
    kind: 'contact',
    operation: 'contact',
    path: '/contact',
    schema: contactForm,
    asks: 'Check a contact message and send a passcode',
    submits: 'Send a contact message',
    description:
      'Without `otp` the fields are checked and a passcode is sent (202). Send the same fields with `otp` to submit the message (201). `consent.marketing` must be given; a message with `false` is answered just the same.',
  }),
  ...formEndpoints(context, {
    kind: 'request-info',
    operation: 'requestInfo',
    path: '/request-info',
    schema: requestInfoForm,
    asks: 'Check a request about a course and send a passcode',
    submits: 'Request information about a course',
  }),
  ...estimateForm(context),
]

/** The form for brochures, below the path of their collection. */
export const brochuresForm = (context: LeadsContext): Endpoint[] =>
  formEndpoints(context, {
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
      of: async ({ secret }, { req, body: { brochure: slug, website }, locale }) => {
        const platform = platformOf(req.payload)
        // A filled honeypot gets a link that does not work.
        const found = website ? undefined : await findBrochure(req, slug)
        const brochure = found ?? { id: randomUUID(), slug }
        const now = platform.clock.now()
        return {
          given: { download: brochureDownload(platform, { brochure, locale, secret, now }) },
        }
      },
    },
  })

const estimateForm = (context: LeadsContext): Endpoint[] =>
  formEndpoints(context, {
    kind: 'tco',
    operation: 'tco',
    path: '/tco',
    schema: tcoForm,
    asks: 'Check the inputs of a cost estimate and send a passcode',
    submits: 'Verify the passcode and get the cost estimate',
    references: withFigures(context),
    problems: [estimateUnavailable],
    result: {
      output: TcoReceived,
      of: async (_, { req, body: { inputs, website }, locale }) => {
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

/** The references for bodies that ask for an estimate. Throws `tco_unavailable` if staff entered no figures. */
function withFigures({ references }: LeadsContext): LeadsContext['references'] {
  return {
    ...references,
    load: async (req) => {
      const loaded = await references.load(req)
      if (loaded.currencies.size > 0) return loaded
      throw new Problem(estimateUnavailable)
    },
  }
}
