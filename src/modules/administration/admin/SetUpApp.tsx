'use client'

import { Button, CopyToClipboard, useConfig } from '@payloadcms/ui'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { renderSVG } from 'uqr'

import { reasonIn } from './questions.js'

type Setup = { secret: string; uri: string }

export async function send(path: string, json: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
}

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
  const confirm = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const code = new FormData(event.currentTarget).get('code')
    const answer = await send(`${path}/confirm`, { code })
    if (!answer.ok) {
      setFault(await reasonIn(answer))
      return
    }
    setCodes(((await answer.json()) as { recoveryCodes: string[] }).recoveryCodes)
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <form onSubmit={(event) => void confirm(event)}>
      {setup && <Secret {...setup} />}
      <label className="proof__field">
        The code that the app shows now
        <input autoComplete="one-time-code" inputMode="numeric" name="code" required type="text" />
      </label>
      {fault && <p role="alert">{fault}</p>}
      <Button margin={false} type="submit">
        Continue
      </Button>
    </form>
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
        <CopyToClipboard value={secret} />
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
        <CopyToClipboard value={codes.join('\n')} />
        <Button margin={false} onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
