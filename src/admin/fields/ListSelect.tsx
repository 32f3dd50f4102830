'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClient } from 'payload'

type Props = {
  options: readonly { value: string; label: string }[]
  field: Pick<TextFieldClient, 'admin' | 'hasMany' | 'label' | 'name' | 'required'>
  path: string
  readOnly?: boolean | undefined
}

/** A text, or several, chosen from a list; what is chosen already stays, even if the list does not have it. */
export function ListSelect({ options, field, path, readOnly = false }: Props) {
  const { value, setValue, showError, disabled } = useField<string | string[] | null>({ path })
  const hasMany = field.hasMany === true
  const others = [value ?? []].flat().filter((one) => options.every((known) => known.value !== one))
  const choose = (selected: { value: unknown } | { value: unknown }[] | null) => {
    const values = [selected ?? []].flat().map((one) => one.value)
    setValue(hasMany ? values : (values[0] ?? null))
  }
  return (
    <SelectInput
      description={field.admin?.description ?? ''}
      hasMany={hasMany}
      isClearable={field.required !== true && !hasMany}
      isSortable={hasMany}
      label={field.label ?? field.name}
      name={field.name}
      onChange={choose}
      options={[...options, ...others.map((one) => ({ value: one, label: one }))]}
      path={path}
      readOnly={readOnly || disabled}
      required={field.required === true}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={value ?? ''}
    />
  )
}
