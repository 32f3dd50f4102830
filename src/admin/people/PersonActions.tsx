'use client'

import { Button, useConfig } from '@payloadcms/ui'

import { ErasePerson } from './ErasePerson.js'

/** What a person may ask for: a copy of what is stored about them, and its erasure. */
export function PersonActions({ email }: { email: string }) {
  const { config } = useConfig()
  return (
    <div className="person__actions">
      <Button
        buttonStyle="secondary"
        el="anchor"
        margin={false}
        size="medium"
        url={`${config.routes.api}/people/export?email=${encodeURIComponent(email)}`}
      >
        Export their data
      </Button>
      <ErasePerson email={email} />
    </div>
  )
}
