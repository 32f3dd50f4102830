import { endpoint } from '../../../platform/api/endpoint.js'
import { answerForm } from '../answerForm.js'
import type { LeadsContext } from '../leadsContext.js'
import { requestPasscode } from '../requestPasscode.js'
import { contactForm, demoForm, otp, requestInfoForm } from '../schemas.js'
import { visitorLocale } from '../visitorLocale.js'
import { asksForCode, takesBoth } from './formContract.js'

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
      answerForm(req, context, { kind: 'contact', body, locale: visitorLocale(req, query.locale) }),
  }),
  endpoint({
    ...asksForCode,
    operationId: 'contact.requestOtp',
    path: '/contact/request-otp',
    summary: 'Check a contact message and send a passcode',
    context: context.references,
    body: (references) => contactForm(references),
    handler: ({ req, body, query }) =>
      requestPasscode(req, { ...body, kind: 'contact', locale: visitorLocale(req, query.locale) }),
  }),
]

export const demo = (context: LeadsContext) => [
  endpoint({
    ...takesBoth,
    operationId: 'demo.submit',
    path: '/demo',
    summary: 'Request a demo',
    context: context.references,
    body: (references) => demoForm(references).extend({ otp: otp.optional() }),
    handler: ({ req, body, query }) =>
      answerForm(req, context, { kind: 'demo', body, locale: visitorLocale(req, query.locale) }),
  }),
  endpoint({
    ...asksForCode,
    operationId: 'demo.requestOtp',
    path: '/demo/request-otp',
    summary: 'Check a demo request and send a passcode',
    context: context.references,
    body: (references) => demoForm(references),
    handler: ({ req, body, query }) =>
      requestPasscode(req, { ...body, kind: 'demo', locale: visitorLocale(req, query.locale) }),
  }),
]

export const requestInfo = (context: LeadsContext) => [
  endpoint({
    ...takesBoth,
    operationId: 'requestInfo.submit',
    path: '/request-info',
    summary: 'Request information about a course',
    context: context.references,
    body: (references) => requestInfoForm(references).extend({ otp: otp.optional() }),
    handler: ({ req, body, query }) =>
      answerForm(req, context, {
        kind: 'request-info',
        body,
        locale: visitorLocale(req, query.locale),
      }),
  }),
  endpoint({
    ...asksForCode,
    operationId: 'requestInfo.requestOtp',
    path: '/request-info/request-otp',
    summary: 'Check a request about a course and send a passcode',
    context: context.references,
    body: (references) => requestInfoForm(references),
    handler: ({ req, body, query }) =>
      requestPasscode(req, {
        ...body,
        kind: 'request-info',
        locale: visitorLocale(req, query.locale),
      }),
  }),
]
