'use client'

import { useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

import { ListSelect } from './ListSelect.js'

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

/** A text that is chosen from a list. */
export const PickField: TextFieldClientComponent = ({ field, path, readOnly, ...props }) => {
  const { choices = 'fonts' } = props as { choices?: Choices }
  const { i18n } = useTranslation()
  const [values, labelOf] = offers[choices]()
  const options = values.map((value) => ({ value, label: labelOf(value, i18n.language) }))
  return <ListSelect field={field} options={options} path={path} readOnly={readOnly} />
}
