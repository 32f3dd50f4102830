'use client'

import { PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Asks for the current password without showing it; the browser fills it in. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { name, label } = field
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name, ...(label !== undefined && { label }) }}
      path={path}
    />
  )
}
