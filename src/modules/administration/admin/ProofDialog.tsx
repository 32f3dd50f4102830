'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { type SyntheticEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { type Question, questionOf, reasonIn } from './questions.js'
import { SetUpApp } from './SetUpApp.js'
import './signIn.css'

type Ways = { hasPasswords: boolean; hasCompany: boolean }

/** A dialog in front of the page, in which people prove who they are. */
export function ProofDialog({ question, ...ways }: { question: Question } & Ways) {
  const ref = useRef<HTMLDialogElement>(null)
  const { config } = useConfig()
  useEffect(() => {
    ref.current?.showModal()
  }, [])
  const cancel = () => question.answer(question.refused)
  const isSetUp = question.kind === 'second_factor_setup_required'
  return (
    <dialog aria-labelledby="proof-title" className="proof" onCancel={cancel} ref={ref}>
      <h2 id="proof-title">{titles[question.kind]}</h2>
      {isSetUp ? (
        <SetUpApp onDone={() => window.location.assign(config.routes.admin)} />
      ) : (
        <ProofForm question={question} {...ways}>
          <Button buttonStyle="secondary" margin={false} onClick={cancel}>
            Cancel
          </Button>
        </ProofForm>
      )}
    </dialog>
  )
}

const titles = {
  second_factor_required: 'Enter your code',
  second_factor_setup_required: 'Set up an authenticator app',
  recent_sign_in_required: 'Is it still you?',
} satisfies Record<Question['kind'], string>

type FormProps = { question: Question; children: ReactNode } & Ways

function ProofForm({ question, children, hasPasswords, hasCompany }: FormProps) {
  const isRenewal = question.kind === 'recent_sign_in_required'
  const [needsCode, setNeedsCode] = useState(!isRenewal)
  const [fault, setFault] = useState<string>()
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget))
    const answer = isRenewal
      ? await question.login({ email: await ownAddress(), ...given })
      : await question.repeat(given)
    if (answer.ok) question.answer(isRenewal ? await question.repeat() : answer)
    else if ((await questionOf(answer)) === 'second_factor_required') setNeedsCode(true)
    else setFault(await reasonIn(answer))
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p>{isRenewal ? renewal : 'It is in your authenticator app. A recovery code works, too.'}</p>
      {isRenewal && hasPasswords && (
        <Input autoComplete="current-password" label="Password" name="password" type="password" />
      )}
      {needsCode && <Input autoComplete="one-time-code" label="Code" name="code" type="text" />}
      {fault && <p role="alert">{fault}</p>}
      <div className="proof__actions">
        {(hasPasswords || !isRenewal) && (
          <Button margin={false} type="submit">
            Continue
          </Button>
        )}
        {isRenewal && hasCompany && <CompanySignIn question={question} />}
        {children}
      </div>
      {!isRenewal && (
        <p>App and recovery codes lost? An admin can remove them from your account.</p>
      )}
    </form>
  )
}

const renewal = 'This needs a sign-in of the last 15 minutes. What you entered stays here.'

type InputProps = { label: string; name: string; type: string; autoComplete: string }

/** A labelled input as the admin has them, which takes the focus. */
function Input({ label, ...input }: InputProps) {
  return (
    <label className="proof__field">
      {label}
      <input autoFocus required {...input} />
    </label>
  )
}

async function ownAddress(): Promise<string> {
  const answer = await fetch('/api/users/me', { credentials: 'same-origin' })
  const { user } = (await answer.json()) as { user?: { email: string } | null }
  return user?.email ?? ''
}

/** Signs in with the company's account in a window of its own, and goes on when it comes back to this site. */
function CompanySignIn({ question }: { question: Question }) {
  const { config } = useConfig()
  const { admin, api } = config.routes
  const open = () => {
    const popup = window.open(`${api}/users/oidc?redirect=${admin}/account`, 'sign-in', 'popup')
    const timer = setInterval(() => {
      if (popup && !popup.closed && !isBackAt(popup, `${admin}/account`)) return
      clearInterval(timer)
      popup?.close()
      void question.repeat().then(question.answer)
    }, 300)
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={open}>
      Use your company account
    </Button>
  )
}

function isBackAt(popup: Window, path: string): boolean {
  try {
    return popup.location.pathname === path
  } catch {
    // The provider's own pages do not show their address.
    return false
  }
}
