import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { endpoint } from '../../../platform/api/endpoint.js'
import { requireRecentSignIn } from '../../../platform/credentials/recentSignIn.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { Reply } from '../../../platform/http/reply.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { platformOf } from '../../../platform/platform.js'
import { addAuditEntry } from '../audit/addAuditEntry.js'
import {
  beginPasskey,
  beginPasskeySignIn,
  finishPasskey,
  finishPasskeySignIn,
  PasskeyRefusal,
  refusals,
} from '../signIn/passkeys/passkeys.js'
import { listPasskeys, removePasskeys } from '../signIn/passkeys/passkeyStore.js'
import { findSecondFactor } from '../signIn/secondFactor/secondFactorStore.js'
import { needsSecondFactor } from '../signIn/secondFactor/SignInPolicy.js'
import { tellOnceADay } from '../tasks/accountMail.js'
import { signedIn } from '../users/userAccess.js'
import { lockUser } from '../users/turns.js'
import { findUser } from '../users/userStore.js'
import { kept, letIn, noteChange, personOf, whoSetsUp } from './whoSetsUp.js'

const limit: LimitRule[] = [{ name: 'passkeys', points: 60, seconds: 600, always: true }]

const refused: ProblemType = {
  code: 'passkey_refused',
  status: 401,
  title: 'The passkey was not accepted',
}

const text = z.string().max(16_384)

/** As browsers give it (`PublicKeyCredential.toJSON`, Web Authentication Level 3), which may come to say more. */
const credentialOf = <T extends z.ZodRawShape>(response: T) =>
  z.object({
    id: z.string().min(16).max(1_400),
    rawId: z.string().max(1_400),
    type: z.literal('public-key'),
    response: z.object(response),
    clientExtensionResults: z.looseObject({}).default({}),
  })

const Made = credentialOf({
  clientDataJSON: text,
  attestationObject: text,
  transports: z.array(z.string().max(32)).max(10).optional(),
}).meta({ id: 'PasskeyRegistration' })

const Signed = credentialOf({
  clientDataJSON: text,
  authenticatorData: text,
  signature: text,
  userHandle: z.string().max(128).optional(),
}).meta({ id: 'PasskeyAssertion' })

const Options = z.looseObject({ challenge: z.string() }).meta({
  id: 'PasskeyOptions',
  description: 'For `navigator.credentials` (Web Authentication Level 3), in its JSON form.',
})

const Passkeys = z
  .object({
    docs: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'Passkeys' })

const own = { limit, access: signedIn } as const
const open = { limit, access: 'public', callers: ['staff'], method: 'post' } as const

const list = endpoint({
  ...own,
  operationId: 'users.listPasskeys',
  path: '/passkeys',
  summary: 'List your passkeys',
  output: Passkeys,
  handler: async ({ req }) => {
    const passkeys = await listPasskeys(req, personOf(req).id)
    return {
      docs: passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
        ...{ id, device },
        createdAt: new Date(createdAt).toISOString(),
        lastUsedAt: lastUsedAt && new Date(lastUsedAt).toISOString(),
      })),
    }
  },
})

const setUp = endpoint({
  ...open,
  operationId: 'users.setUpPasskey',
  path: '/passkeys/setup',
  summary: 'Start adding a passkey',
  description:
    'Takes a sign-in of the last 15 minutes, or one that was refused because the role needs a second factor.',
  output: Options,
  problems: [problems.unauthenticated],
  handler: async ({ req }) => {
    const { options, cookie } = await beginPasskey(req, await whoSetsUp(req))
    return new Reply({ ...options }, { headers: { 'set-cookie': cookie } })
  },
})

const add = endpoint({
  ...open,
  operationId: 'users.addPasskey',
  path: '/passkeys',
  summary: 'Save the passkey that the browser made',
  body: Made,
  output: z.object({ id: z.string() }).meta({ id: 'NewPasskey' }),
  status: 201,
  problems: [problems.unauthenticated, refused],
  handler: async ({ req, body }) => {
    const person = await whoSetsUp(req)
    const { id, email } = person
    return saying(req, () =>
      transact(req, async () => {
        const passkey = await finishPasskey(req, id, body)
        const by = { id, email }
        await noteChange(req, { user: id, change: 'passkey added', notice: 'passkey-on', by })
        return new Reply({ id: passkey }, await letIn(req, person))
      }),
    )
  },
})

const remove = endpoint({
  ...own,
  operationId: 'users.removePasskey',
  method: 'delete',
  path: '/passkeys/:passkey',
  summary: 'Remove one of your passkeys',
  params: z.object({ passkey: z.string().max(1_400) }),
  status: 204,
  problems: [kept],
  handler: async ({ req, params: { passkey } }) => {
    requireRecentSignIn(req)
    const { id, role } = personOf(req)
    await transact(req, async () => {
      await lockUser(req, id)
      if (!(await removePasskeys(req, id, passkey))) throw new Problem(problems.notFound)
      const isLast =
        !(await findSecondFactor(req.payload, id)) && (await listPasskeys(req, id)).length === 0
      if (isLast && (await needsSecondFactor(req.payload, role))) throw new Problem(kept)
      await noteChange(req, { user: id, change: 'passkey removed', notice: 'passkey-off' })
    })
    return new Response(null, { status: 204 })
  },
})

const begin = endpoint({
  ...open,
  operationId: 'users.beginPasskeySignIn',
  path: '/passkeys/sign-in/options',
  summary: 'Start a sign-in with a passkey',
  output: Options,
  handler: async ({ req }) => {
    const { options, cookie } = await beginPasskeySignIn(req)
    return new Reply({ ...options }, { headers: { 'set-cookie': cookie } })
  },
})

const finish = endpoint({
  ...open,
  operationId: 'users.signInWithPasskey',
  path: '/passkeys/sign-in',
  summary: 'Sign in with a passkey',
  description: 'Sets the cookie of a session. A passkey is both factors in one.',
  body: Signed,
  status: 204,
  problems: [refused],
  handler: ({ req, body }) =>
    saying(req, async () => {
      const cookie = await finishPasskeySignIn(req, body)
      return new Response(null, { status: 204, headers: { 'set-cookie': cookie } })
    }),
})

export const passkeyEndpoints: Endpoint[] = [list, setUp, add, remove, begin, finish]

/** Turns a refusal into a problem that says why; the log, the audit log and the owner of the passkey learn of it too. */
async function saying<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PasskeyRefusal)) throw error
    const { reason, cause, user } = error
    const { payload } = req
    platformOf(payload).log.warn({ err: cause, reason, msg: 'A passkey was refused' })
    const after = { by: 'passkey', reason }
    const owner = user === undefined ? undefined : await findUser(payload, user)
    const target = { target: 'users', ...(owner && { targetId: owner.id }) }
    await addAuditEntry(req, { action: 'sign-in-failed', ...target, after })
    if (owner && !signedIn({ req })) await tellOnceADay(payload, owner.id, 'passkey-refused')
    throw new Problem(refused, { detail: refusals[reason] })
  }
}
