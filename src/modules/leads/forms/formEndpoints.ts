import type { Endpoint, PayloadRequest, TypedLocale } from 'payload'
import type { z } from 'zod'

import { type BodyContext, endpoint } from '../../../platform/api/endpoint.js'
import type { ProblemType } from '../../../platform/http/Problem.js'
import { LocaleQuery } from '../../../platform/http/parameters.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { mailUnavailable } from '../../../platform/mail/MailFailure.js'
import { challengeAnswer, otpInvalid, otpLocked, otpProof } from '../../../platform/otp/otpProof.js'
import { bodyReferences } from './loadReferences.js'
import type { References } from '../references.js'
import { FormAnswer, type LeadKind } from '../schemas.js'
import { visitorLocale } from '../../../platform/requestLocale.js'
import type { LeadDetails } from './receiveLead.js'
import { type FormBody, requestPasscode, submitForm } from './submitForm.js'

/** Far more than people need: guesses and sent codes have their own limits (platform/otp/settings.ts). */
const forms: LimitRule = { name: 'forms', points: 120, seconds: 60 }

const shared = {
  method: 'post',
  query: LocaleQuery,
  access: 'public',
  limit: [forms],
  idempotent: true,
} as const

/** What all first phases have in common: the code was sent. */
export const asksForCode = {
  ...shared,
  output: challengeAnswer,
  status: 202,
  problems: [mailUnavailable],
} as const

/** What all second phases have in common. */
const provesCode = { ...shared, status: 201, problems: [otpInvalid, otpLocked] } as const

/** What forms with both phases on one path have in common. */
export const takesBoth = {
  ...provesCode,
  output: FormAnswer,
  otherAnswers: { 202: 'Without `otp`: all fields are valid, and a code is on its way.' },
  problems: [...provesCode.problems, ...asksForCode.problems],
} as const

type Asked<Body> = { req: PayloadRequest; body: Body; locale: TypedLocale }

type FormDeclaration<Body extends z.ZodObject> = {
  kind: LeadKind
  /** The first half of the names of its operations. */
  operation: string
  path: string
  schema: (references: References) => Body
  /** The summaries of its operations. */
  asks: string
  submits: string
  description?: string
  references?: BodyContext<References>
  problems?: readonly ProblemType[]
  /** What it gives beside a reference, and what of it is stored; such a form has a path for each phase. */
  result?: {
    output: z.ZodType
    of: (asked: Asked<z.output<Body>>) => Promise<{ given: object; stored?: LeadDetails }>
  }
}

/** The two endpoints of a form whose address is proven by a code. */
export function formEndpoints<Body extends z.ZodObject>(
  declared: FormDeclaration<Body>,
): Endpoint[] {
  return [firstPhase(declared), lastPhase(declared)]
}

function firstPhase<Body extends z.ZodObject>({
  kind,
  operation,
  path,
  schema,
  asks,
  references = bodyReferences,
  problems = [],
}: FormDeclaration<Body>): Endpoint {
  return endpoint({
    ...asksForCode,
    operationId: `${operation}.requestOtp`,
    path: `${path}/request-otp`,
    summary: asks,
    problems: [...asksForCode.problems, ...problems],
    context: references,
    body: (known) => schema(known) as z.ZodType,
    handler: ({ req, body, query }) =>
      requestPasscode(req, {
        form: { kind, purpose: kind, asksForCode: true },
        body: body as FormBody,
        locale: visitorLocale(req, query.locale),
      }),
  })
}

/** Also the first phase of forms that have both on one path. */
function lastPhase<Body extends z.ZodObject>({
  kind,
  operation,
  path,
  schema,
  result,
  ...declared
}: FormDeclaration<Body>): Endpoint {
  const { submits: summary, description, references = bodyReferences, problems = [] } = declared
  const place = result
    ? { ...provesCode, operationId: `${operation}.verifyOtp`, path: `${path}/verify-otp` }
    : { ...takesBoth, operationId: `${operation}.submit`, path }
  const otp = result ? otpProof : otpProof.optional()
  return endpoint({
    ...place,
    summary,
    ...(description && { description }),
    output: result?.output ?? FormAnswer,
    problems: [...place.problems, ...problems],
    context: references,
    body: (known) => schema(known).extend({ otp }) as z.ZodType,
    handler: async ({ req, body, query }) => {
      const locale = visitorLocale(req, query.locale)
      const form = { kind, purpose: kind, asksForCode: true }
      const found = await result?.of({ req, body: body as z.output<Body>, locale })
      return submitForm(req, { form, body: body as FormBody, locale, result: found })
    },
  })
}
