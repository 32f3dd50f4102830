'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { type ComponentProps, useState } from 'react'

import { reasonIn, sendOnce } from './runAction.js'

/** A button among the controls of a document. */
export function ActionButton(button: ComponentProps<typeof Button>) {
  return <Button buttonStyle="secondary" margin={false} size="medium" {...button} />
}

/** Sends an undelivered mail again. The page stays as it is: somebody may be typing in it. */
export function SendAgain({ mail }: { mail: string }) {
  const { api } = useConfig().config.routes
  const [state, setState] = useState<'busy' | 'sent'>()
  const resend = async () => {
    setState('busy')
    const answer = await sendOnce(`${api}/mail-failures/${mail}/resend`)
    setState(answer.ok ? 'sent' : undefined)
    if (!answer.ok) toast.error(await reasonIn(answer))
  }
  if (state === 'sent') return <strong role="status">It is being sent again.</strong>
  return (
    <ActionButton disabled={state === 'busy'} onClick={() => void resend()} size="small">
      Send again
    </ActionButton>
  )
}
