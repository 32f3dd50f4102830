import { endpoint } from '../../../platform/api/endpoint.js'
import { answerForm } from '../answerForm.js'
import type { LeadsContext } from '../leadsContext.js'
import { requestPasscode } from '../requestPasscode.js'
import { demoForm, otp } from '../schemas.js'
import { visitorLocale } from '../visitorLocale.js'
import { asksForCode, takesBoth } from './formContract.js'

const kind = 'demo'

export const demo = (context: LeadsContext) => [
  endpoint({
    ...takesBoth,
    operationId: 'demo.submit',
    path: '/demo',
    summary: 'Request a demo',
    context: context.references,
    body: (references) => demoForm(references).extend({ otp: otp.optional() }),
    handler: ({ req, body, query }) =>
      answerForm(req, context, { kind, body, locale: visitorLocale(req, query.locale) }),
  }),
  endpoint({
    ...asksForCode,
    operationId: 'demo.requestOtp',
    path: '/demo/request-otp',
    summary: 'Check a demo request and send a passcode',
    context: context.references,
    body: (references) => demoForm(references),
    handler: ({ req, body, query }) =>
      requestPasscode(req, { ...body, kind, locale: visitorLocale(req, query.locale) }),
  }),
]
