'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { ListSelect } from './ListSelect.js'

type Props = Omit<ComponentProps<typeof ListSelect>, 'options'> & { codes: readonly string[] }

/** A list of currencies by code and name. */
export function CurrencySelect({ codes, ...props }: Props) {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' })
  const options = codes.map((code) => ({
    value: code,
    label: `${code} – ${names.of(code) ?? code}`,
  }))
  return <ListSelect {...props} options={options} />
}
