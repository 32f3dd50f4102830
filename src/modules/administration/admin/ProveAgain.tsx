'use client'

import { useConfig, Button } from '@payloadcms/ui'
import {
  useEffect,
  useLayoutEffect,
  useState,
  useRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react'

import {
  inItsLanguage,
  questionOf,
  signedInChannel,
  signedInMark,
  withProof,
  type Question,
} from './questions.js'
import { reasonIn } from '../../../admin/runAction.js'
import { PasskeyButton } from './PasskeyButton.js'
import { SetUpApp } from './SetUpApp.js'
import './signIn.css'

type Props = { children: ReactNode; hasPasswords: boolean; hasCompany: boolean }

/**
 * Asks for what a refused request lacks (a code, a second factor, a recent sign-in), then sends it again, so that nobody
 * loses what they were doing.
 */
export function ProveAgain({ children, ...ways }: Props) {
  const { config } = useConfig()
  const [question, setQuestion] = useState<Question>()
  const { api } = config.routes

  useEffect(() => {
    const plain = window.fetch.bind(window)
    window.fetch = askingFetch({ plain, api, ask: setQuestion })
    return () => {
      window.fetch = plain
    }
  }, [api])

  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has(signedInMark)) return
    const channel = new BroadcastChannel(signedInChannel)
    channel.postMessage(true)
    channel.close()
    window.close()
  }, [])

  return (
    <>
      {children}
      {question && <ProofDialog question={question} {...ways} />}
    </>
  )
}

type Asking = {
  plain: typeof fetch
  api: string
  ask: (question: Question | undefined) => void
}

function askingFetch({ plain, api, ask }: Asking): typeof fetch {
  const login = (json: object) =>
    plain(`${api}/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
  return async (given, init) => {
    const input = inItsLanguage(given, init)
    const refused = await plain(input, init)
    const kind = input instanceof Request ? undefined : await questionOf(refused)
    if (!kind) return refused
    return new Promise((resolve) => {
      ask({
        ...{ kind, refused, login },
        repeat: (proof) => plain(input, proof ? withProof(init, proof) : init),
        answer: (final) => {
          ask(undefined)
          resolve(final)
        },
      })
    })
  }
}

type Ways = { hasPasswords: boolean; hasCompany: boolean }

/** A dialog in front of the page, in which people prove who they are. */
function ProofDialog({ question, ...ways }: { question: Question } & Ways) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    window.addEventListener('keydown', keepKeys, true)
    return () => {
      window.removeEventListener('keydown', keepKeys, true)
      // Before it is gone: a dialog that closes gives the focus back, one that is removed drops it.
      dialog?.close()
    }
  }, [])
  const cancel = () => question.answer(question.refused)
  const isSetUp = question.kind === 'second_factor_setup_required'
  return (
    <dialog aria-labelledby="proof-title" className="proof" onCancel={cancel} ref={ref}>
      <h2 id="proof-title">{titles[question.kind]}</h2>
      {isSetUp ? (
        <>
          <SetUpApp onDone={signedIn} />
          <PasskeyButton adds label="Use a passkey instead" onDone={signedIn} />
        </>
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

/** The question behind it, if there is one, would hold on to these keys: Tab went nowhere, and Escape closed that one. */
const keepKeys = (event: KeyboardEvent) => {
  if (event.key === 'Tab' || event.key === 'Escape') event.stopPropagation()
}

/** The sign-in page, reloaded with a session, leads on to where they wanted to go. */
const signedIn = () => window.location.reload()

const titles = {
  second_factor_required: 'Enter your code',
  second_factor_setup_required: 'Set up an authenticator app',
  passkey_required: 'Use your passkey',
  recent_sign_in_required: 'Is it still you?',
} satisfies Record<Question['kind'], string>

type FormProps = { question: Question; children: ReactNode } & Ways

function ProofForm({ question, children, hasPasswords, hasCompany }: FormProps) {
  const { kind } = question
  const isRenewal = kind === 'recent_sign_in_required'
  const [needsCode, setNeedsCode] = useState(kind === 'second_factor_required')
  const [fault, setFault] = useState<string>()
  const goOn = async () => question.answer(await question.repeat())
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
      <p>{introductions[kind]}</p>
      {isRenewal && hasPasswords && (
        <Input autoComplete="current-password" label="Password" name="password" type="password" />
      )}
      {needsCode && <Input autoComplete="one-time-code" label="Code" name="code" type="text" />}
      {fault && <p role="alert">{fault}</p>}
      <div className="proof__actions">
        {(needsCode || (isRenewal && hasPasswords)) && (
          <Button margin={false} type="submit">
            Continue
          </Button>
        )}
        {hasPasswords && (
          <PasskeyButton label="Use a passkey" onDone={isRenewal ? goOn : signedIn} />
        )}
        {isRenewal && hasCompany && <CompanySignIn onDone={goOn} />}
        {children}
      </div>
      {!isRenewal && <p>Lost them all? An admin can remove them from your account.</p>}
    </form>
  )
}

const introductions: Partial<Record<Question['kind'], string>> = {
  second_factor_required: 'It is in your authenticator app. A recovery code works, too.',
  passkey_required: 'Your role needs a second factor, and yours is a passkey.',
  recent_sign_in_required:
    'This needs a sign-in of the last 15 minutes. What you entered stays here.',
}
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
  const answer = await fetch('/api/users/me')
  const { user } = (await answer.json()) as { user?: { email: string } | null }
  return user?.email ?? ''
}

/**
 * Signs in with the company's account in a window of its own, and goes on when that has come back to this site: it says
 * so itself, because browsers hide from this page what becomes of a window at another site.
 */
function CompanySignIn({ onDone }: { onDone: () => unknown }) {
  const { config } = useConfig()
  const { admin, api } = config.routes
  const returning = useRef<BroadcastChannel>(undefined)
  const open = () => {
    returning.current?.close()
    const channel = new BroadcastChannel(signedInChannel)
    returning.current = channel
    channel.onmessage = () => {
      channel.close()
      onDone()
    }
    const back = encodeURIComponent(`${admin}/account?${signedInMark}=1`)
    window.open(`${api}/users/oidc?redirect=${back}`, 'sign-in', 'popup')
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={open}>
      Use your company account
    </Button>
  )
}
