import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { bodyReferences } from '../forms/loadReferences.js'
import { estimateUnavailable } from '../problems.js'
import { TcoFigure, tcoFigureBody } from '../schemas.js'
import { estimateTco, readFigures } from '../tco/estimateTco.js'

const figures: LimitRule = { name: 'tco-figures', points: 60, seconds: 60 }

/** A first figure before anybody says who they are: rounded, and without the items that it is made of. */
export const tcoFigure = endpoint({
  operationId: 'tco.figure',
  method: 'post',
  path: '/tco/figure',
  summary: 'Get a first figure of a cost estimate',
  body: (known) => tcoFigureBody(known),
  context: bodyReferences,
  output: TcoFigure,
  problems: [estimateUnavailable],
  access: 'public',
  unlisted: true,
  limit: [figures],
  handler: async ({ req, body: { inputs } }) => {
    const all = await readFigures(req.payload)
    const ours = all.find(({ currency }) => currency === inputs.currency)
    if (!ours) throw new Problem(estimateUnavailable)
    const estimate = estimateTco(ours, inputs)
    const total = rounded(estimate.total)
    const currentTotal = rounded(estimate.currentTotal)
    const { currency, years } = inputs
    return { currency, years, total, currentTotal, savings: currentTotal - total }
  },
})

/** To three digits, so that the price of one more seat cannot be worked out of it. */
function rounded(amount: number): number {
  const step = 10 ** Math.max(0, String(amount).length - 3)
  return Math.round(amount / step) * step
}
