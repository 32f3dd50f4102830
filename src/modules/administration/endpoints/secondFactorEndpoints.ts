import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { type Role, roleOf } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { requireRecentSignIn } from '../../../platform/credentials/recentSignIn.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { type ProblemType, problems } from '../../../platform/http/problems.js'
import { Reply } from '../../../platform/http/reply.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { actorOf, addAuditEntry } from '../audit/addAuditEntry.js'
import { openSession } from '../signIn/openSession.js'
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  useCode,
} from '../signIn/secondFactor/secondFactorStore.js'
import { needsSecondFactor } from '../signIn/secondFactor/SignInPolicy.js'
import { personOfStep, takeStep } from '../signIn/signInSteps.js'
import { type Notice, tellPerson } from '../tasks/accountMail.js'
import { endSessions, findUser } from '../users/userStore.js'
import { DocumentParams } from '../schemas.js'

const limit: LimitRule[] = [{ name: 'second-factor', points: 60, seconds: 600, always: true }]

const wrongCode: ProblemType = {
  code: 'second_factor_wrong',
  status: 400,
  title: 'The code is not valid',
  detail: 'Enter the code that your app shows now. Each works once.',
}

const kept: ProblemType = {
  code: 'second_factor_kept',
  status: 409,
  title: 'Your role needs a second factor',
  detail: 'Set up another app instead: it takes the place of this one.',
}

const Code = z.strictObject({ code: z.string().trim().min(1).max(64) })

const Status = z
  .object({
    confirmedAt: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int(),
    isRequired: z.boolean(),
  })
  .meta({ id: 'SecondFactor' })

const Setup = z.object({ secret: z.string(), uri: z.string() }).meta({
  id: 'SecondFactorSetup',
  description: 'For an authenticator app, as text or as a QR code.',
})

const Codes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })

/** People who are signed in; a key, which a script has, sees and changes nothing here. */
const signedIn = ({ req }: { req: PayloadRequest }): boolean =>
  roleOf(req) !== undefined && (req.user as { _sid?: string })._sid !== undefined

const shared = { limit, access: signedIn } as const

const readStatus = endpoint({
  ...shared,
  operationId: 'users.readSecondFactor',
  method: 'get',
  path: '/second-factor',
  summary: 'See how you prove yourself beside the password',
  output: Status,
  handler: async ({ req }) => {
    const { id, role } = personOf(req)
    const factor = await findSecondFactor(req.payload, id)
    return {
      confirmedAt: factor ? new Date(factor.confirmedAt).toISOString() : null,
      recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
      isRequired: await needsSecondFactor(req.payload, role),
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
  summary: 'Begin to set up an authenticator app',
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
  summary: 'Put the app in force with its first code',
  description: 'Answers with ten recovery codes, which are shown this once.',
  body: Code,
  output: Codes,
  problems: [problems.unauthenticated, wrongCode],
  handler: ({ req, body }) =>
    transact(req, async () => {
      const { id, email, isByStep } = await whoSetsUp(req)
      const recoveryCodes = await confirmSecondFactor(req, id, body.code)
      if (!recoveryCodes) throw new Problem(wrongCode)
      const by = { id, email }
      await note(req, { user: id, change: 'set up', notice: 'second-factor-on', by })
      if (!isByStep) return { recoveryCodes }
      await takeStep(req, 'second-factor')
      const cookie = await openSession(req, id)
      return new Reply({ recoveryCodes }, { headers: { 'set-cookie': cookie } })
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
    if (await needsSecondFactor(req.payload, role)) throw new Problem(kept)
    if (!(await useCode(req.payload, id, body.code))) throw new Problem(wrongCode)
    await transact(req, async () => {
      await removeSecondFactor(req, id)
      await note(req, { user: id, change: 'removed', notice: 'second-factor-off' })
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
  summary: 'Remove the lost second factor of somebody else',
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
      if (!(await removeSecondFactor(req, id))) throw new Problem(problems.notFound)
      await endSessions(req, id)
      await note(req, { user: id, change: 'reset by an admin', notice: 'second-factor-reset' })
    })
    return new Response(null, { status: 204 })
  },
})

export const secondFactorEndpoints: Endpoint[] = [readStatus, setUp, confirm, remove, reset]

type Change = { user: string; change: string; notice: Notice; by?: { id: string; email: string } }

async function note(req: PayloadRequest, { user, change, notice, by }: Change): Promise<void> {
  const after = { change }
  const entry = { action: 'second-factor', target: 'users', targetId: user, after } as const
  await addAuditEntry(req, { ...entry, ...(by && { by }) })
  await tellPerson(req, user, notice)
}

type Person = { id: string; email: string; role: Role }

function personOf({ user }: PayloadRequest): Person {
  if (user?.collection !== 'users') throw new Problem(problems.unauthenticated)
  return user
}

/** Whoever is signed in, or has given the right password of an account whose role needs a second factor. */
async function whoSetsUp(req: PayloadRequest): Promise<Person & { isByStep: boolean }> {
  if (signedIn({ req })) {
    requireRecentSignIn(req)
    return { ...personOf(req), isByStep: false }
  }
  const id = await personOfStep(req, 'second-factor')
  const found = id === undefined ? undefined : await findUser(req.payload, id)
  if (!found || (await findSecondFactor(req.payload, found.id))) {
    throw new Problem(problems.unauthenticated)
  }
  return { ...found, isByStep: true }
}
