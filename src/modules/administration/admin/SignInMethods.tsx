'use client'

import {
  Button,
  ConfirmationModal,
  useAuth,
  useConfig,
  useDocumentInfo,
  useModal,
  toast,
} from '@payloadcms/ui'
import { useEffect, useState, type ReactNode } from 'react'

import { reasonIn, runAction, send } from '../../../admin/runAction.js'
import { type AppStatus, describeApp, mayRemoveApp, maySetUpApp } from './appStatus.js'
import { CodeEntry, SetUpApp } from './SetUpApp.js'
import './signIn.css'
import { PasskeyButton } from './PasskeyButton.js'

const modalSlug = 'reset-second-factor'

/** How a person signs in and where; admins remove the lost second factor of others. */
export function SignInMethods() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined) return null
  const isOwn = id === user?.id
  if (!isOwn && user?.['role'] !== 'admin') return null
  return (
    <>
      {isOwn ? <OwnApp /> : <LostFactor id={String(id)} />}
      {isOwn && <Passkeys />}
      <Sessions user={String(id)} />
    </>
  )
}

function LostFactor({ id }: { id: string }) {
  const { config } = useConfig()
  const { openModal } = useModal()
  return (
    <section className="field-type">
      <Button buttonStyle="secondary" onClick={() => openModal(modalSlug)} size="small">
        Remove a lost second factor
      </Button>
      <ConfirmationModal
        body="Make sure by phone or in person that it is them who ask. They are signed out everywhere, told by mail, and sign in with their password alone until they set up another. Where their role needs a second factor, they set one up first."
        confirmLabel="Remove"
        heading="Remove their authenticator app and passkeys?"
        modalSlug={modalSlug}
        onConfirm={() => runAction(`${config.routes.api}/users/${id}/second-factor/reset`)}
      />
    </section>
  )
}

function OwnApp() {
  const { config } = useConfig()
  const path = `${config.routes.api}/users/second-factor`
  const [status, setStatus] = useState<AppStatus>()
  const [step, setStep] = useState<'set-up' | 'remove'>()
  useEffect(() => {
    if (step) return
    void fetch(path).then(async (answer) => {
      if (answer.ok) setStatus((await answer.json()) as AppStatus)
    })
  }, [path, step])
  const done = () => {
    setStep(undefined)
  }
  if (!status) return null
  return (
    <section aria-labelledby="own-app" className="field-type proof__section">
      <h2 id="own-app">Authenticator app</h2>
      {step === 'set-up' && <SetUpApp onDone={done} />}
      {step === 'remove' && <RemoveApp onDone={done} path={path} />}
      {!step && <ShownApp choose={setStep} status={status} />}
    </section>
  )
}

type ShownProps = { status: AppStatus; choose: (step: 'set-up' | 'remove') => void }

function ShownApp({ status, choose }: ShownProps) {
  const shared = { buttonStyle: 'secondary', margin: false, size: 'small' } as const
  return (
    <>
      <p>{describeApp(status)}</p>
      <div className="proof__actions">
        {maySetUpApp(status) && (
          <Button {...shared} onClick={() => choose('set-up')}>
            {status.confirmedAt ? 'Set up another' : 'Set it up'}
          </Button>
        )}
        {mayRemoveApp(status) && (
          <Button {...shared} onClick={() => choose('remove')}>
            Remove it
          </Button>
        )}
      </div>
    </>
  )
}

function RemoveApp({ path, onDone }: { path: string; onDone: () => void }) {
  const [fault, setFault] = useState<string>()
  const remove = async (code: string) => {
    const answer = await send(`${path}/remove`, { code })
    if (answer.ok) onDone()
    else setFault(await reasonIn(answer))
  }
  return (
    <CodeEntry
      action="Remove the app"
      fault={fault}
      label="A code of the app, or a recovery code"
      send={remove}
    >
      <Button buttonStyle="secondary" margin={false} onClick={onDone}>
        Cancel
      </Button>
    </CodeEntry>
  )
}

type Session = {
  id: string
  device: string | null
  network: string | null
  createdAt: string
  lastUsedAt: string
  isThis: boolean
}

/** Where a person is signed in, each with a way to end it. */
function Sessions({ user }: { user: string }) {
  const { config } = useConfig()
  return (
    <Entries<Session>
      above={(sessions) => sessions.length === 0 && <p>Nowhere at the moment.</p>}
      action="Sign out"
      entryOf={({ device, network, createdAt, lastUsedAt, isThis }) => ({
        title: [device ?? 'Unknown device', ...(network ? [`network ${network}`] : [])].join(', '),
        detail: `Since ${timeOf(createdAt)}, last used ${timeOf(lastUsedAt)}`,
        mark: isThis && 'This one',
      })}
      heading="Signed in"
      path={`${config.routes.api}/users/${user}/sessions`}
    />
  )
}

/** One's own passkeys. Where passwords are switched off there are none, and nothing is shown. */
function Passkeys() {
  const { config } = useConfig()
  return (
    <Entries<{ id: string; device: string; createdAt: string; lastUsedAt: string | null }>
      above={() => (
        <p>
          A passkey signs you in with your finger, face or PIN, without a password or a code. Only
          your device has it.
        </p>
      )}
      action="Remove"
      below={(load) => (
        <div className="proof__actions">
          <PasskeyButton adds label="Add a passkey" onDone={load} size="small" />
        </div>
      )}
      entryOf={({ device, createdAt, lastUsedAt }) => ({
        title: device || 'Unknown device',
        detail: `Added ${timeOf(createdAt)}, ${lastUsedAt ? `last used ${timeOf(lastUsedAt)}` : 'never used'}`,
      })}
      heading="Passkeys"
      path={`${config.routes.api}/users/passkeys`}
    />
  )
}

type Entry = { title: string; detail: string; mark?: string | false | undefined }

type Props<T> = {
  /** Where the API lists them, and ends each below its id. */
  path: string
  heading: string
  above?: (docs: T[]) => ReactNode
  below?: (load: () => void) => ReactNode
  /** An entry with a mark is kept. */
  entryOf: (doc: T) => Entry
  action: string
}

/** A list of what one can end one by one; nothing where there is no such list. */
function Entries<T extends { id: string }>(props: Props<T>) {
  const { above, action, below, entryOf, heading, path } = props
  const [docs, load] = useDocs<T>(path)
  const titleId = path.split('/').at(-1)
  const end = async (id: string) => {
    const answer = await fetch(`${path}/${id}`, { method: 'DELETE' })
    if (!answer.ok) toast.error(await reasonIn(answer))
    load()
  }
  if (!docs) return null
  return (
    <section aria-labelledby={titleId} className="field-type proof__section">
      <h2 id={titleId}>{heading}</h2>
      {above?.(docs)}
      <ul className="proof__entries">
        {docs.map((doc) => (
          <Row {...entryOf(doc)} action={action} end={() => void end(doc.id)} key={doc.id} />
        ))}
      </ul>
      {below?.(load)}
    </section>
  )
}

/** The documents at an address of the API, and how to read them again. */
function useDocs<T>(path: string): [docs: T[] | undefined, load: () => void] {
  const [docs, setDocs] = useState<T[]>()
  const [reads, setReads] = useState(0)
  useEffect(() => {
    void fetch(path).then(async (answer) => {
      if (answer.ok) setDocs(((await answer.json()) as { docs: T[] }).docs)
    })
  }, [path, reads])
  return [docs, () => setReads((before) => before + 1)]
}

function Row({ action, detail, end, mark, title }: Entry & { action: string; end: () => void }) {
  return (
    <li>
      <p>
        {title}
        <br />
        {detail}
      </p>
      {mark ? (
        <strong>{mark}</strong>
      ) : (
        <Button
          aria-label={`${action}: ${title}`}
          buttonStyle="secondary"
          margin={false}
          onClick={end}
          size="small"
        >
          {action}
        </Button>
      )}
    </li>
  )
}

function timeOf(text: string): string {
  return new Date(text).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}
