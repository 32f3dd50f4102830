'use client'

import { TextInput, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'

const longest = 96

/**
 * The slug of a new document follows its title while that is typed, until somebody types a slug. It is not marked as
 * required: left empty, it is made from the title.
 */
export const SlugField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { id } = useDocumentInfo()
  const title = useFormFields(([fields]) => fields['title']?.value ?? fields['name']?.value)
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const made = useRef('')
  const wanted = typeof title === 'string' ? slugOf(title) : ''
  useEffect(() => {
    const isFollowing = id === undefined && (value ?? '') === made.current
    if (!isFollowing || wanted === made.current) return
    made.current = wanted
    setValue(wanted)
  }, [id, value, wanted, setValue])
  return (
    <TextInput
      description={field.admin?.description ?? ''}
      label={field.label ?? field.name}
      onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
      path={path}
      readOnly={readOnly === true || disabled}
      showError={showError}
      value={value ?? ''}
    />
  )
}

/** A title as a slug. One in other letters gives nothing here: the service makes its slug when it is saved. */
function slugOf(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/[\u0300-\u036f'’]/g, '')
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, longest).replace(/-+$/, '')
}
