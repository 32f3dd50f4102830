'use client'

import { useConfig } from '@payloadcms/ui'

import { Entries, timeOf } from './Entries.js'
import { PasskeyButton } from './PasskeyButton.js'

type Passkey = { id: string; device: string; createdAt: string; lastUsedAt: string | null }

/** One's own passkeys. Where passwords are switched off there are none, and nothing is shown. */
export function Passkeys() {
  const { config } = useConfig()
  return (
    <Entries<Passkey>
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
