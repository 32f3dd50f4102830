'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { type ComponentProps, useState } from 'react'

import { reasonIn } from '../../../admin/runAction.js'
import { addPasskey, signInWithPasskey } from './passkeys.js'
import './signIn.css'

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
