'use client'

import { SelectInput, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

const languages = [
  ...['ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hi', 'hr'],
  ...['hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'nl', 'no', 'pl', 'pt', 'pt-BR', 'ro', 'ru'],
  ...['sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'ur', 'vi', 'zh'],
]

type Choices = 'fonts' | 'languages' | 'timeZones'

/** What each kind of field offers: its values, and the words for one. */
const offers: Record<
  Choices,
  () => [values: string[], label: (value: string, language: string) => string]
> = {
  // The fonts that this site serves itself.
  fonts: () => [['Inter'], (value) => value],
  languages: () => [
    languages,
    (value, language) =>
      `${new Intl.DisplayNames(language, { type: 'language' }).of(value) ?? value} (${value})`,
  ],
  timeZones: () => [
    ['UTC', ...Intl.supportedValuesOf('timeZone')],
    (value) => value.replaceAll('_', ' ').replaceAll('/', ' / '),
  ],
}

/** A text that is chosen from a list; a value that the list does not have stays. */
export const PickField: TextFieldClientComponent = ({ field, path, readOnly, ...props }) => {
  const { choices = 'fonts' } = props as { choices?: Choices }
  const { i18n } = useTranslation()
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const [values, labelOf] = offers[choices]()
  const options = [...new Set([...values, ...(value ? [value] : [])])].map((one) => ({
    value: one,
    label: isListed(one, values) ? labelOf(one, i18n.language) : one,
  }))
  return (
    <SelectInput
      description={field.admin?.description ?? ''}
      isClearable={field.required !== true}
      label={field.label ?? field.name}
      name={field.name}
      onChange={(chosen) => setValue([chosen].flat()[0]?.value ?? null)}
      options={options}
      path={path}
      readOnly={readOnly === true || disabled}
      required={field.required === true}
      showError={showError}
      value={value ?? ''}
    />
  )
}

const isListed = (value: string, values: readonly string[]) => values.includes(value)
