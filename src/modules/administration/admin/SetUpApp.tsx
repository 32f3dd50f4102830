'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { renderSVG } from 'uqr'

import { CopyButton } from '../../../admin/CopyButton.js'
import { reasonIn, send } from '../../../admin/runAction.js'

type Setup = { secret: string; uri: string }

/** Sets up an authenticator app in two steps: scan and enter its first code, then keep the recovery codes. */
export function SetUpApp({ onDone }: { onDone: () => void }) {
  const { config } = useConfig()
  const path = `${config.routes.api}/users/second-factor`
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<string[]>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    void send(`${path}/setup`, {}).then(async (answer) => {
      if (answer.ok) setSetup((await answer.json()) as Setup)
      else setFault(await reasonIn(answer))
    })
  }, [path])
  const confirm = async (code: string) => {
    const answer = await send(`${path}/confirm`, { code })
    if (!answer.ok) {
      setFault(await reasonIn(answer))
      return
    }
    setCodes(((await answer.json()) as { recoveryCodes: string[] }).recoveryCodes)
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <>
      {setup && <Secret {...setup} />}
      <CodeEntry
        action="Continue"
        fault={fault}
        label="The code that the app shows now"
        send={confirm}
      />
    </>
  )
}

type EntryProps = {
  label: string
  action: string
  fault: string | undefined
  send: (code: string) => Promise<void>
  children?: ReactNode
}

/** Takes a code. It is no form, because the account around it is one, and a form within a form is never sent. */
export function CodeEntry({ label, action, fault, send: sendCode, children }: EntryProps) {
  const [code, setCode] = useState('')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void sendCode(code)
  }
  return (
    <>
      <label className="proof__field">
        {label}
        <input
          autoComplete="one-time-code"
          autoFocus
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={onKeyDown}
          type="text"
          value={code}
        />
      </label>
      {fault && <p role="alert">{fault}</p>}
      <div className="proof__actions">
        <Button margin={false} onClick={() => void sendCode(code)}>
          {action}
        </Button>
        {children}
      </div>
    </>
  )
}

function Secret({ secret, uri }: Setup) {
  const picture = encodeURIComponent(renderSVG(uri, { border: 2, ecc: 'M' }))
  return (
    <>
      <p>Scan this with your authenticator app, or enter the key below in it.</p>
      <img
        alt="QR code for your authenticator app"
        height={200}
        src={`data:image/svg+xml,${picture}`}
        width={200}
      />
      <p>
        <code className="proof__secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>{' '}
        <CopyButton label="Copy the key" value={secret} />
      </p>
    </>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div role="status">
      <p>
        Keep these recovery codes where you find them without your phone. Each lets you in once in
        place of a code of the app. They are not shown again.
      </p>
      <ul className="proof__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="proof__actions">
        <CopyButton label="Copy the codes" value={codes.join('\n')} />
        <Button margin={false} onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
