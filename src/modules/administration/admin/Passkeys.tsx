'use client'

import { toast, useConfig } from '@payloadcms/ui'

import { reasonIn } from '../../../admin/runAction.js'
import { Entries, timeOf, useDocs } from './Entries.js'
import { PasskeyButton } from './PasskeyButton.js'

type Passkey = { id: string; device: string; createdAt: string; lastUsedAt: string | null }

/** One's own passkeys. Where passwords are switched off there are none, and nothing is shown. */
export function Passkeys() {
  const { config } = useConfig()
  const path = `${config.routes.api}/users/passkeys`
  const [passkeys, load] = useDocs<Passkey>(path)
  const remove = async (id: string) => {
    const answer = await fetch(`${path}/${id}`, { method: 'DELETE', credentials: 'same-origin' })
    if (!answer.ok) toast.error(await reasonIn(answer))
    load()
  }
  if (!passkeys) return null
  const entries = passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    title: device || 'Unknown device',
    detail: `Added ${timeOf(createdAt)}, ${lastUsedAt ? `last used ${timeOf(lastUsedAt)}` : 'never used'}`,
  }))
  return (
    <section aria-labelledby="passkeys" className="field-type proof__section">
      <h2 id="passkeys">Passkeys</h2>
      <p>
        A passkey signs you in with your finger, face or PIN, without a password or a code. Only
        your device has it.
      </p>
      <Entries action="Remove" entries={entries} run={remove} />
      <div className="proof__actions">
        <PasskeyButton adds label="Add a passkey" onDone={load} size="small" />
      </div>
    </section>
  )
}
