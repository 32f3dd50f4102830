import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { transact } from '../../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../../platform/platform.js'
import { openSession } from '../openSession.js'
import { deviceOf } from '../../users/deviceOf.js'
import { beginStep, takeStep } from '../signInSteps.js'
import { addPasskey, findPasskey, listPasskeys, usePasskey } from './passkeyStore.js'

/** Why a passkey was refused: in the audit log, and in words to whoever tried. */
export const refusals = {
  expired: 'This took too long, or was used before. Try again.',
  unknown: 'This passkey is not known here. Sign in another way, then add it in your account.',
  unverified: 'The answer of the passkey could not be verified. Sign in another way.',
  copied: 'This passkey was used elsewhere since, as a copy would be. Remove it, and add another.',
  taken: 'This passkey is in use, or you have as many as you can. Use another, or remove one.',
} as const

export class PasskeyRefusal extends Error {
  readonly reason: keyof typeof refusals
  /** Whose passkey it is, if that is known. */
  readonly user: string | undefined

  constructor(reason: keyof typeof refusals, { user, cause }: { user?: string; cause?: unknown }) {
    super(`A passkey was refused: ${reason}`, { cause })
    this.reason = reason
    this.user = user
  }
}

/** The site that passkeys are bound to: browsers use them nowhere else. */
function relyingParty(payload: Payload): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(platformOf(payload).serverUrl)
  return { rpID: hostname, origin }
}

type Person = { id: string; email: string }

/** What a browser needs to make a passkey, and the cookie of the step. */
export async function beginPasskey(req: PayloadRequest, { id, email }: Person) {
  const { payload } = req
  const brand = await payload.findGlobal({ slug: 'branding', depth: 0, select: { name: true } })
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(payload).rpID,
    userName: email,
    userID: new Uint8Array(Buffer.from(id)),
    excludeCredentials: await listPasskeys(req, id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const data = { challenge: options.challenge }
  return { options, cookie: await beginStep(req, { kind: 'passkey', data, user: id }) }
}

/** Stores the passkey that a browser has made. */
export async function finishPasskey(
  req: PayloadRequest,
  user: string,
  response: RegistrationResponseJSON,
): Promise<string> {
  const { rpID, origin } = relyingParty(req.payload)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: await challengeOf(req, user),
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(refuseFor(user))
  if (!verified) throw new PasskeyRefusal('unverified', { user })
  const { id, publicKey, counter } = registrationInfo.credential
  const isAdded = await addPasskey(req, {
    ...{ id, user, counter },
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: response.response.transports ?? [],
    device: deviceOf(req.headers.get('user-agent')),
  })
  if (!isAdded) throw new PasskeyRefusal('taken', { user })
  return id
}

/** What a browser needs to sign in with any passkey of this site, and the cookie of the step. */
export async function beginPasskeySignIn(req: PayloadRequest) {
  const { rpID } = relyingParty(req.payload)
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  const data = { challenge: options.challenge }
  return { options, cookie: await beginStep(req, { kind: 'passkey', data }) }
}

/** Opens a session for the owner of the passkey that signed; returns its `Set-Cookie`. */
export async function finishPasskeySignIn(
  req: PayloadRequest,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const { payload } = req
  const { rpID, origin } = relyingParty(payload)
  const expectedChallenge = await challengeOf(req)
  const passkey = await findPasskey(payload, response.id)
  if (!passkey) throw new PasskeyRefusal('unknown', {})
  const { user, publicKey } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...{ response, expectedChallenge, expectedOrigin: origin, expectedRPID: rpID },
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      // The statement that notes the use compares counters, because two answers may come at the same moment.
      counter: 0,
    },
  }).catch(refuseFor(user))
  if (!verified) throw new PasskeyRefusal('unverified', { user })
  return transact(req, async () => {
    const isUsed = await usePasskey(req, response.id, authenticationInfo.newCounter)
    if (!isUsed) throw new PasskeyRefusal('copied', { user })
    req.context['signedInBy'] = 'passkey'
    return openSession(req, user)
  })
}

const Challenge = z.object({ challenge: z.string() })

/** The challenge that this browser was given, for this person where it is to make a passkey; each is taken once. */
async function challengeOf(req: PayloadRequest, user?: string): Promise<string> {
  const step = await takeStep(req, 'passkey')
  const data = Challenge.safeParse(step?.data)
  if (!data.success || (step?.user ?? undefined) !== user) throw new PasskeyRefusal('expired', {})
  return data.data.challenge
}

function refuseFor(user: string) {
  return (cause: unknown): never => {
    throw new PasskeyRefusal('unverified', { user, cause })
  }
}
