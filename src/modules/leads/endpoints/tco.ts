import type { PayloadRequest, TypedLocale } from 'payload'

import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { confirmForm } from '../answerForm.js'
import type { LeadsContext } from '../leadsContext.js'
import { estimateUnavailable } from '../problems.js'
import { requestPasscode } from '../requestPasscode.js'
import { type Estimate, otp, type TcoInputs, tcoForm, TcoReceived } from '../schemas.js'
import { describeEstimate } from '../tco/describeEstimate.js'
import { readFigures } from '../tco/estimateTco.js'
import { visitorLocale } from '../visitorLocale.js'
import { asksForCode, provesCode } from './formContract.js'

const kind = 'tco'

export const tco = (context: LeadsContext) => [
  endpoint({
    ...asksForCode,
    operationId: 'tco.requestOtp',
    path: '/tco/request-otp',
    summary: 'Check the inputs of a cost estimate and send a passcode',
    context: withFigures(context),
    body: (references) => tcoForm(references),
    problems: [...asksForCode.problems, estimateUnavailable],
    handler: ({ req, body, query }) =>
      requestPasscode(req, { ...body, kind, locale: visitorLocale(req, query.locale) }),
  }),
  endpoint({
    ...provesCode,
    operationId: 'tco.verifyOtp',
    path: '/tco/verify-otp',
    summary: 'Verify the passcode and get the cost estimate',
    context: withFigures(context),
    body: (references) => tcoForm(references).extend({ otp }),
    output: TcoReceived,
    problems: [...provesCode.problems, estimateUnavailable],
    handler: async ({ req, body, query }) => {
      const locale = visitorLocale(req, query.locale)
      const estimate = await estimateFor(req, body.inputs, locale)
      const lead = { ...body, inputs: { ...body.inputs }, estimate }
      const received = await confirmForm(req, context, { kind, body: lead, locale })
      return { ...received, estimate }
    },
  }),
]

async function estimateFor(
  { payload }: PayloadRequest,
  inputs: TcoInputs,
  locale: TypedLocale,
): Promise<Estimate> {
  const figures = await readFigures(payload)
  const ours = figures.find(({ currency }) => currency === inputs.currency)
  if (!ours) throw new Problem(estimateUnavailable)
  return describeEstimate(ours, inputs, locale)
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
