'use client'

import { TextInput, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useState } from 'react'

const longest = 96

/**
 * The slug of a new document follows its title while that is typed, until somebody types a slug. It is only shown: what
 * is saved is made by the service, which knows the slugs that are taken. So it is not marked as required either.
 */
export const SlugField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { id } = useDocumentInfo()
  const title = useFormFields(([fields]) => fields['title']?.value ?? fields['name']?.value)
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const [isTyped, setTyped] = useState(false)
  const made = id === undefined && !isTyped && typeof title === 'string' ? slugOf(title) : ''
  return (
    <TextInput
      description={field.admin?.description ?? ''}
      label={field.label ?? field.name}
      onChange={(event: { target: { value: string } }) => {
        setTyped(true)
        setValue(event.target.value)
      }}
      path={path}
      readOnly={readOnly === true || disabled}
      showError={showError}
      value={value || made}
    />
  )
}

/** A title as a slug. One in other letters gives nothing here: the service makes its slug when it is saved. */
function slugOf(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/[\u0300-\u036f'’]/g, '')
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, longest).replace(/-+$/, '')
}
