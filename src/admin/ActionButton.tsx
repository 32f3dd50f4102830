'use client'

import { Button } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

/** A button among the controls of a document. */
export function ActionButton(button: ComponentProps<typeof Button>) {
  return <Button buttonStyle="secondary" margin={false} size="medium" {...button} />
}
