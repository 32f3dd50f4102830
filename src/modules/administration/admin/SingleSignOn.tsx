import { Button } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { type Refusal, refusals } from '../signIn/oidc/SignInRefusal.js'
import './signIn.css'

type Props = Pick<AdminViewServerProps, 'searchParams' | 'payload'> & {
  isOffered: boolean
  /** Whether it is the only way in. */
  isOnly: boolean
}

/** On the sign-in page: the way through the company's identity provider, and why it was refused. */
export function SingleSignOn({ searchParams = {}, payload, isOffered, isOnly }: Props) {
  const { redirect, refused } = searchParams
  const reason = refusals[refused as Refusal] as string | undefined
  const query = typeof redirect === 'string' ? `?redirect=${encodeURIComponent(redirect)}` : ''
  return (
    <>
      {reason && (
        <p className="sign-in__refused" role="alert">
          {reason}
        </p>
      )}
      {isOffered && (
        <div className={isOnly ? 'sign-in__company sign-in__company--only' : 'sign-in__company'}>
          <Button el="anchor" size="large" url={`${payload.config.routes.api}/users/oidc${query}`}>
            Sign in with your company account
          </Button>
        </div>
      )}
    </>
  )
}
