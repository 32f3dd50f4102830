import type { PayloadRequest } from 'payload'

import type { Role } from '../../../platform/access.js'
import { requireRecentSignIn } from '../../../platform/credentials/recentSignIn.js'
import { Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { addAuditEntry } from '../audit/addAuditEntry.js'
import { openSession } from '../signIn/openSession.js'
import { hasPasskey } from '../signIn/passkeys/passkeyStore.js'
import { findSecondFactor } from '../signIn/secondFactor/secondFactorStore.js'
import { personOfStep, takeStep } from '../signIn/signInSteps.js'
import { type Notice, tellPerson } from '../tasks/accountMail.js'
import { signedIn } from '../users/userAccess.js'
import { findUser } from '../users/userStore.js'

type Person = { id: string; email: string; role: Role }

/** Who may set up a second factor; `isByStep` where they cannot sign in before. */
type Setting = Person & { isByStep: boolean }

export const kept: ProblemType = {
  code: 'second_factor_kept',
  status: 409,
  title: 'Your role needs a second factor',
  detail: 'Set up another app or passkey before you remove this one.',
}

export function personOf({ user }: PayloadRequest): Person {
  if (user?.collection !== 'users') throw new Problem(problems.unauthenticated)
  return user
}

/** Whoever is signed in, or has given the right password of an account whose role needs a second factor. */
export async function whoSetsUp(req: PayloadRequest): Promise<Setting> {
  if (signedIn({ req })) {
    requireRecentSignIn(req)
    return { ...personOf(req), isByStep: false }
  }
  const { payload } = req
  const id = await personOfStep(req, 'second-factor')
  const found = id === undefined ? undefined : await findUser(payload, id)
  // Who has one must prove it: a password alone may not add another.
  const isOpen =
    found && !(await findSecondFactor(payload, found.id)) && !(await hasPasskey(req, found.id))
  if (!isOpen) throw new Problem(problems.unauthenticated)
  return { ...found, isByStep: true }
}

/** The headers of the answer to who has set up a factor: their session, if they could not sign in before. */
export async function letIn(req: PayloadRequest, { id, isByStep }: Setting) {
  if (!isByStep) return {}
  if (!(await takeStep(req, 'second-factor'))) throw new Problem(problems.unauthenticated)
  return { headers: { 'set-cookie': await openSession(req, id) } }
}

type Change = { user: string; change: string; notice: Notice; by?: { id: string; email: string } }

/** In the audit log, and by mail to the person. */
export async function noteChange(req: PayloadRequest, { user, change, notice, by }: Change) {
  const after = { change }
  const entry = { action: 'second-factor', target: 'users', targetId: user, after } as const
  await addAuditEntry(req, { ...entry, ...(by && { by }) })
  await tellPerson(req, { user, notice })
}
