'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { type ComponentProps, useState } from 'react'

import { reasonIn, send } from '../../../admin/runAction.js'
import './signIn.css'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

type Props = Pick<ComponentProps<typeof Button>, 'size'> & {
  label: string
  /** Adds a new one instead of signing in. */
  adds?: boolean
  onDone: () => unknown
}

/** Signs in with a passkey or adds one, and says why if that did not work. */
export function PasskeyButton({ label, adds = false, onDone, size }: Props) {
  const { config } = useConfig()
  const [fault, setFault] = useState<string>()
  const run = async () => {
    setFault(undefined)
    const answer = await (adds ? addPasskey : signInWithPasskey)(config.routes.api)
    if (answer?.ok) onDone()
    else setFault(answer ? await reasonIn(answer) : 'Your browser gave no passkey. Try again.')
  }
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => void run()} size={size}>
        {label}
      </Button>
      {fault && <p role="alert">{fault}</p>}
    </>
  )
}

/** On the sign-in page, below the password. Reloaded with a session, the page leads on to where they wanted to go. */
export function PasskeySignIn() {
  return (
    <div className="sign-in__passkey">
      <PasskeyButton
        label="Sign in with a passkey"
        onDone={() => window.location.reload()}
        size="large"
      />
    </div>
  )
}

/** Makes a passkey on this device; the answer is undefined if the person or the browser made none. */
async function addPasskey(api: string): Promise<Response | undefined> {
  const begun = await send(`${api}/users/passkeys/setup`)
  if (!begun.ok) return begun
  const optionsJSON = (await begun.json()) as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON }).catch(() => undefined)
  return made && send(`${api}/users/passkeys`, made)
}

/** Signs in with a passkey; the answer is undefined if the person or the browser used none. */
async function signInWithPasskey(api: string): Promise<Response | undefined> {
  const begun = await send(`${api}/users/passkeys/sign-in/options`)
  if (!begun.ok) return begun
  const optionsJSON = (await begun.json()) as PublicKeyCredentialRequestOptionsJSON
  const signed = await startAuthentication({ optionsJSON }).catch(() => undefined)
  return signed && send(`${api}/users/passkeys/sign-in`, signed)
}
