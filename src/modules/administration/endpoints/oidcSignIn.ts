import type { Endpoint, PayloadRequest } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { z } from 'zod'

import { endpoint } from '../../../platform/api/endpoint.js'
import { anyQuery } from '../../../platform/api/parseCall.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem, type ProblemType } from '../../../platform/http/Problem.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { platformOf } from '../../../platform/platform.js'
import { addAuditEntry } from '../audit/addAuditEntry.js'
import { acceptIdentity } from '../signIn/oidc/acceptIdentity.js'
import { createOidc, type Oidc, OidcSecrets, type OidcSettings } from '../signIn/oidc/createOidc.js'
import { SignInRefusal } from '../signIn/oidc/SignInRefusal.js'
import { openSession } from '../signIn/openSession.js'
import { beginStep, noStepCookie, takeStep } from '../signIn/signInSteps.js'

const limit: LimitRule[] = [{ name: 'staff-oidc', points: 60, seconds: 600, always: true }]

const notConfigured: ProblemType = {
  code: 'oidc_not_configured',
  status: 503,
  title: 'Single sign-on is not set up',
  detail: 'Sign in with your password, or set OIDC_ISSUER and the settings that belong to it.',
}

export type OidcOptions = OidcSettings & { serverUrl: string }

/** The two ends of single sign-on, which only browsers call: the way to the identity provider and the way back. */
export function oidcSignIn(settings: OidcOptions | undefined): Endpoint[] {
  const callback = '/oidc/callback'
  const oidc = settings && createOidc(settings, `${settings.serverUrl}/api/users${callback}`)
  const configured = (): Oidc => {
    if (!oidc) throw new Problem(notConfigured)
    return oidc
  }
  const shared = { unlisted: true, access: 'public', limit } as const
  return [
    endpoint({
      ...shared,
      operationId: 'users.beginOidc',
      path: '/oidc',
      summary: 'Start single sign-on',
      query: z.strictObject({ redirect: z.string().max(2_000).optional() }),
      otherAnswers: { 302: 'To the provider, or back to the sign-in page, which says why.' },
      problems: [notConfigured],
      handler: ({ req, query }) => begin(req, configured(), query.redirect),
    }),
    endpoint({
      ...shared,
      operationId: 'users.finishOidc',
      path: callback,
      summary: 'Finish single sign-on',
      query: anyQuery,
      otherAnswers: { 303: 'To the admin, or back to the sign-in page, which says why.' },
      problems: [notConfigured],
      handler: ({ req }) => finish(req, configured()),
    }),
  ]
}

async function begin(req: PayloadRequest, oidc: Oidc, wanted: string | undefined) {
  const { admin } = req.payload.config.routes
  const asked = getSafeRedirect({ redirectTo: wanted ?? admin, fallbackTo: admin })
  try {
    const isAdmin = asked === admin || /^[/?]/.test(asked.slice(admin.length))
    const returnTo = asked.startsWith(admin) && isAdmin ? asked : admin
    const { url, secrets } = await oidc.begin(returnTo)
    const cookie = await beginStep(req, { kind: 'oidc', data: secrets })
    return redirect(url.href, 302, [cookie])
  } catch (error) {
    return refuse(req, error)
  }
}

async function finish(req: PayloadRequest, oidc: Oidc): Promise<Response> {
  try {
    const step = OidcSecrets.safeParse((await takeStep(req, 'oidc'))?.data)
    if (!step.success) throw new SignInRefusal('expired')
    const { search } = new URL(req.url ?? '', 'http://localhost')
    const claims = await oidc.finish(search, step.data)
    req.context['signedInBy'] = 'single sign-on'
    // Not the session that the browser may still have: a role that the provider gives is not that person's doing.
    req.user = null
    const cookie = await transact(req, async () =>
      openSession(req, await acceptIdentity(req, claims, oidc.roleClaim)),
    )
    return redirect(step.data.returnTo, 303, [cookie, noStepCookie(req, 'oidc')])
  } catch (error) {
    return refuse(req, error)
  }
}

/** Back to the sign-in page, which says the reason; the log and the audit log have it too. */
async function refuse(req: PayloadRequest, error: unknown): Promise<Response> {
  if (!(error instanceof SignInRefusal)) throw error
  const { payload } = req
  const { reason, cause } = error
  platformOf(payload).log.warn({ err: cause, reason, msg: 'Single sign-on was refused' })
  const after = { by: 'single sign-on', reason }
  await addAuditEntry(req, { action: 'sign-in-failed', target: 'users', after })
  const page = `${payload.config.routes.admin}/login?refused=${reason}`
  return redirect(page, 303, [noStepCookie(req, 'oidc')])
}

function redirect(location: string, status: 302 | 303, cookies: string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status, headers })
}
