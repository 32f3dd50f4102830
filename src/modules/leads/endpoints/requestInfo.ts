import { endpoint } from '../../../platform/api/endpoint.js'
import { answerForm } from '../answerForm.js'
import type { LeadsContext } from '../leadsContext.js'
import { requestPasscode } from '../requestPasscode.js'
import { otp, requestInfoForm } from '../schemas.js'
import { visitorLocale } from '../visitorLocale.js'
import { asksForCode, takesBoth } from './formContract.js'

const kind = 'request-info'

export const requestInfo = (context: LeadsContext) => [
  endpoint({
    ...takesBoth,
    operationId: 'requestInfo.submit',
    path: '/request-info',
    summary: 'Request information about a course',
    context: context.references,
    body: (references) => requestInfoForm(references).extend({ otp: otp.optional() }),
    handler: ({ req, body, query }) =>
      answerForm(req, context, { kind, body, locale: visitorLocale(req, query.locale) }),
  }),
  endpoint({
    ...asksForCode,
    operationId: 'requestInfo.requestOtp',
    path: '/request-info/request-otp',
    summary: 'Check a request about a course and send a passcode',
    context: context.references,
    body: (references) => requestInfoForm(references),
    handler: ({ req, body, query }) =>
      requestPasscode(req, { ...body, kind, locale: visitorLocale(req, query.locale) }),
  }),
]
