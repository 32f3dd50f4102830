'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Only the server can tell; without this a wrong one would stay a fault of the form after it is corrected. */
const validate = () => true as const

/** A masked input for the current password; Payload's own password field would be required in every form. */
export function CurrentPassword({ field: { admin, label }, path }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string | undefined>({
    path,
    validate,
  })
  return (
    <div className={showError ? 'field-type text error' : 'field-type text'}>
      <FieldLabel htmlFor="field-current-password" label={label} path={path} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage} path={path} showError={showError} />
        <input
          autoComplete="current-password"
          id="field-current-password"
          onChange={({ target }) => {
            setValue(target.value)
          }}
          type="password"
          value={value ?? ''}
        />
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
