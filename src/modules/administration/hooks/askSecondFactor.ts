import type { CollectionAfterLoginHook, CollectionBeforeLoginHook, Payload } from 'payload'

import type { Role } from '../../../platform/access.js'
import type { Staff } from '../../../platform/credentials/Caller.js'
import { Problem, type ProblemType } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import { actorOf, mergeAuditEntry } from '../audit/addAuditEntry.js'
import { isPasswordReset } from '../audit/auditSignIns.js'
import { isProven } from '../signIn/openSession.js'
import { hasPasskey } from '../signIn/passkeys/passkeyStore.js'
import { mayTryCode } from '../signIn/passwordGuesses.js'
import { findSecondFactor, useCode } from '../signIn/secondFactor/secondFactorStore.js'
import { needsSecondFactor } from '../signIn/secondFactor/SignInPolicy.js'
import { beginStep } from '../signIn/signInSteps.js'
import { tellOnceADay } from '../tasks/accountMail.js'
import { endSessions } from '../users/userStore.js'

const required: ProblemType = {
  code: 'second_factor_required',
  status: 403,
  title: 'A code is needed too',
  detail: 'Send the same once more to POST /api/users/login, with a code of your app as `code`.',
}

const wrong: ProblemType = {
  code: 'second_factor_wrong',
  status: 401,
  title: 'The code is not valid',
  detail: 'The code is wrong, has expired or was used before. Wait for the next one.',
}

const passkeyRequired: ProblemType = {
  code: 'passkey_required',
  status: 403,
  title: 'Sign in with your passkey',
  detail:
    'Your role needs a second factor, and yours is a passkey. Use it instead of your password.',
}

const setUpRequired: ProblemType = {
  code: 'second_factor_setup_required',
  status: 403,
  title: 'A second factor is needed first',
  detail: 'Your role needs an authenticator app or a passkey. Sign in to the admin to set one up.',
}

type User = Staff & { id: string; email: string; role: Role }

/**
 * After the right password asks for a code, on every interface; a role that needs one and has none may only set it up.
 * Single sign-on and passkeys are both factors in one, and a password set by mail opens no session here.
 */
export const askSecondFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (isProven(req) || isPasswordReset(req)) return
  const { payload } = req
  if (!(await findSecondFactor(payload, user.id))) {
    if (!(await needsSecondFactor(payload, user.role))) return
    if (await hasPasskey(req, user.id)) throw new Problem(passkeyRequired)
    throw await sendToSetUp(payload, user.id)
  }
  const code: unknown = (req.data as { code?: unknown } | undefined)?.code
  if (typeof code !== 'string' || code === '') throw new Problem(required)
  const isOpen = await mayTryCode(req, user.email)
  if (isOpen && (await useCode(payload, user.id, code.slice(0, 64)))) return
  await noteRefusedCode(payload, user)
  throw new Problem(wrong)
}

async function sendToSetUp(payload: Payload, user: string): Promise<Problem> {
  const cookie = await beginStep({ payload }, { kind: 'second-factor', data: {}, user })
  return new Problem(setUpRequired, { headers: { 'set-cookie': cookie } })
}

/** In the log, and once a day by mail: whoever got this far has the password. Outside the sign-in, which is undone. */
async function noteRefusedCode(payload: Payload, user: User): Promise<void> {
  const at = platformOf(payload).clock.now()
  const actor = actorOf({ payload, user: { ...user, collection: 'users' } })
  await mergeAuditEntry(payload, { ...actor, action: 'code-refused', times: 1, at })
  await tellOnceADay(payload, user.id, 'code-refused')
}

/** A password that was set by mail signs nobody in who needs a second factor: the session that Payload opened is ended. */
export const endResetSession: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!isPasswordReset(req)) return
  const { id, role } = user as User
  const { payload } = req
  if (!(await findSecondFactor(payload, id)) && !(await needsSecondFactor(payload, role))) return
  await endSessions(req, id)
}
