import { endpoint } from '../../../platform/api/endpoint.js'
import { answerForm } from '../answerForm.js'
import type { LeadsContext } from '../leadsContext.js'
import { requestPasscode } from '../requestPasscode.js'
import { contactForm, otp } from '../schemas.js'
import { visitorLocale } from '../visitorLocale.js'
import { asksForCode, takesBoth } from './formContract.js'

const kind = 'contact'

export const contact = (context: LeadsContext) => [
  endpoint({
    ...takesBoth,
    operationId: 'contact.submit',
    path: '/contact',
    summary: 'Send a contact message',
    description:
      'Without `otp` the fields are checked and a passcode is sent (202). Send the same fields with `otp` to submit the message (201). `consent.marketing` must be given; a message with `false` is answered just the same.',
    context: context.references,
    body: (references) => contactForm(references).extend({ otp: otp.optional() }),
    handler: ({ req, body, query }) =>
      answerForm(req, context, { kind, body, locale: visitorLocale(req, query.locale) }),
  }),
  endpoint({
    ...asksForCode,
    operationId: 'contact.requestOtp',
    path: '/contact/request-otp',
    summary: 'Check a contact message and send a passcode',
    context: context.references,
    body: (references) => contactForm(references),
    handler: ({ req, body, query }) =>
      requestPasscode(req, { ...body, kind, locale: visitorLocale(req, query.locale) }),
  }),
]
