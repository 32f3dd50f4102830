import type { Endpoint } from 'payload'
import { z } from 'zod'

import { roleOf } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { requireRecentSignIn } from '../../../platform/credentials/recentSignIn.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { Reply } from '../../../platform/http/reply.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { actorOf } from '../audit/addAuditEntry.js'
import { hasPasskey, removePasskeys } from '../signIn/passkeys/passkeyStore.js'
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  useCode,
} from '../signIn/secondFactor/secondFactorStore.js'
import { needsSecondFactor } from '../signIn/secondFactor/SignInPolicy.js'
import { signedIn } from '../users/userAccess.js'
import { lockUser } from '../users/turns.js'
import { endSessions } from '../users/userStore.js'
import { DocumentParams } from '../schemas.js'
import { kept, noteChange, letIn, personOf, whoSetsUp } from './whoSetsUp.js'

const limit: LimitRule[] = [{ name: 'second-factor', points: 60, seconds: 600, always: true }]

const wrongCode: ProblemType = {
  code: 'second_factor_wrong',
  status: 400,
  title: 'The code is not valid',
  detail: 'Enter the code that your app shows now. Each works once.',
}

const Code = z.strictObject({ code: z.string().trim().min(1).max(64) })

const Status = z
  .object({
    confirmedAt: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int(),
    isRequired: z.boolean(),
    hasPasskey: z.boolean(),
    hasPasswords: z
      .boolean()
      .meta({ description: 'False where single sign-on is the only way in.' }),
  })
  .meta({ id: 'SecondFactor' })

export type SecondFactorStatus = z.output<typeof Status>

const Setup = z.object({ secret: z.string(), uri: z.string() }).meta({
  id: 'SecondFactorSetup',
  description: 'For an authenticator app, as text or as a QR code.',
})

const Codes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })

const shared = { limit, access: signedIn } as const

/** `hasPasswords`: false where single sign-on is the only way in. */
type Ways = { hasPasswords: boolean }

const readStatus = ({ hasPasswords }: Ways) =>
  endpoint({
    ...shared,
    operationId: 'users.readSecondFactor',
    path: '/second-factor',
    summary: 'Get your second factors',
    output: Status,
    handler: async ({ req }) => {
      const { id, role } = personOf(req)
      const factor = await findSecondFactor(req.payload, id)
      return {
        confirmedAt: factor ? new Date(factor.confirmedAt).toISOString() : null,
        recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
        isRequired: await needsSecondFactor(req.payload, role),
        hasPasskey: await hasPasskey(req, id),
        hasPasswords,
      }
    },
  })

const setUp = endpoint({
  ...shared,
  access: 'public',
  callers: ['staff'],
  operationId: 'users.setUpSecondFactor',
  method: 'post',
  path: '/second-factor/setup',
  summary: 'Start setting up an authenticator app',
  description:
    'Takes a sign-in of the last 15 minutes, or one that was refused because the role needs an app.',
  output: Setup,
  problems: [problems.unauthenticated],
  handler: async ({ req }) => {
    const { id, email } = await whoSetsUp(req)
    const brand = await req.payload.findGlobal({
      slug: 'branding',
      depth: 0,
      select: { name: true },
    })
    const secret = await beginSecondFactor(req, id)
    const label = encodeURIComponent(`${brand.name}:${email}`)
    const issuer = encodeURIComponent(brand.name)
    return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}` }
  },
})

const confirm = endpoint({
  ...shared,
  access: 'public',
  callers: ['staff'],
  operationId: 'users.confirmSecondFactor',
  method: 'post',
  path: '/second-factor/confirm',
  summary: 'Confirm the authenticator app with its first code',
  description: 'Answers with ten recovery codes, which are shown this once.',
  body: Code,
  output: Codes,
  problems: [problems.unauthenticated, wrongCode],
  handler: ({ req, body }) =>
    transact(req, async () => {
      const person = await whoSetsUp(req)
      const { id, email } = person
      const recoveryCodes = await confirmSecondFactor(req, id, body.code)
      if (!recoveryCodes) throw new Problem(wrongCode)
      const by = { id, email }
      await noteChange(req, { user: id, change: 'app set up', notice: 'second-factor-on', by })
      return new Reply({ recoveryCodes }, await letIn(req, person))
    }),
})

const remove = endpoint({
  ...shared,
  operationId: 'users.removeSecondFactor',
  method: 'post',
  path: '/second-factor/remove',
  summary: 'Remove your authenticator app',
  body: Code,
  status: 204,
  problems: [wrongCode, kept],
  handler: async ({ req, body }) => {
    requireRecentSignIn(req)
    const { id, role } = personOf(req)
    await transact(req, async () => {
      await lockUser(req, id)
      const isKept = (await needsSecondFactor(req.payload, role)) && !(await hasPasskey(req, id))
      if (isKept) throw new Problem(kept)
      if (!(await useCode(req.payload, id, body.code))) throw new Problem(wrongCode)
      await removeSecondFactor(req, id)
      await noteChange(req, { user: id, change: 'app removed', notice: 'second-factor-off' })
    })
    return new Response(null, { status: 204 })
  },
})

/** The one way back for who has lost their app and their codes: another admin, or whoever has ADMIN_API_KEY. */
const reset = endpoint({
  ...shared,
  operationId: 'users.resetSecondFactor',
  method: 'post',
  path: '/:id/second-factor/reset',
  summary: 'Remove the second factors of another user',
  description:
    'Signs them out everywhere and tells them by mail. Takes a sign-in of the last 15 minutes.',
  access: ({ req }) => roleOf(req) === 'admin' && actorOf(req).actorKind !== 'key',
  params: DocumentParams.extend({ id: z.uuid() }),
  status: 204,
  handler: async ({ req, params: { id } }) => {
    requireRecentSignIn(req)
    if (id === req.user?.id) {
      throw new Problem(problems.forbidden, { detail: 'Another admin has to do this for you.' })
    }
    await transact(req, async () => {
      const had = [await removeSecondFactor(req, id), await removePasskeys(req, id)]
      if (!had.includes(true)) throw new Problem(problems.notFound)
      await endSessions(req, id)
      await noteChange(req, {
        user: id,
        change: 'reset by an admin',
        notice: 'second-factor-reset',
      })
    })
    return new Response(null, { status: 204 })
  },
})

export function secondFactorEndpoints(ways: Ways): Endpoint[] {
  return [readStatus(ways), setUp, confirm, remove, reset]
}
