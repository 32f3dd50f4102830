import { endpoint } from '../../../platform/api/endpoint.js'
import { answerForm } from '../answerForm.js'
import type { LeadsContext } from '../leadsContext.js'
import { knowing } from '../references.js'
import { requestPasscode } from '../requestPasscode.js'
import { DemoForm, otp } from '../schemas.js'
import { visitorLocale } from '../visitorLocale.js'
import { asksForCode, takesBoth } from './formContract.js'

const kind = 'demo'

export const demo = (context: LeadsContext) =>
  [
    endpoint({
      ...takesBoth,
      operationId: 'demo.submit',
      path: '/demo',
      summary: 'Request a demo',
      body: DemoForm.extend({ otp: otp.optional() }),
      handler: ({ req, body, query }) =>
        answerForm(req, context, { kind, body, locale: visitorLocale(req, query.locale) }),
    }),
    endpoint({
      ...asksForCode,
      operationId: 'demo.requestOtp',
      path: '/demo/request-otp',
      summary: 'Check a demo request and send a passcode',
      body: DemoForm,
      handler: ({ req, body, query }) =>
        requestPasscode(req, { ...body, kind, locale: visitorLocale(req, query.locale) }),
    }),
  ].map(knowing(context.references))
