'use client'

import { SelectInput, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClient } from 'payload'

type Props = {
  codes: readonly string[]
  field: Pick<TextFieldClient, 'admin' | 'hasMany' | 'label' | 'name' | 'required'>
  path: string
  readOnly?: boolean
}

type Chosen = { value: unknown }

/** A list of currencies by code and name; it always includes the one that is already chosen. */
export function CurrencySelect({ codes, field, path, readOnly = false }: Props) {
  const { i18n } = useTranslation()
  const { value, setValue, showError, disabled } = useField<string | string[] | null>({ path })
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' })
  const hasMany = field.hasMany === true
  const chosen = [value ?? []].flat().filter((code) => /^[A-Z]{3}$/.test(code))
  const options = [...new Set([...codes, ...chosen])].map((code) => ({
    value: code,
    label: `${code} – ${names.of(code) ?? code}`,
  }))
  const choose = (selected: Chosen | Chosen[] | null) => {
    const values = [selected ?? []].flat().map((one) => one.value)
    setValue(hasMany ? values : (values[0] ?? null))
  }
  return (
    <SelectInput
      description={field.admin?.description ?? ''}
      hasMany={hasMany}
      isClearable={field.required !== true && !hasMany}
      isSortable={hasMany}
      label={field.label ?? 'Currency'}
      name={field.name}
      onChange={choose}
      options={options}
      path={path}
      readOnly={readOnly || disabled}
      required={field.required === true}
      showError={showError}
      value={value ?? ''}
    />
  )
}
