'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { formatMoney } from '../../platform/formatMoney.js'

/** An amount in a list as money; the plain number where the list does not know its currency. */
export function MoneyCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const { currency } = rowData as { currency?: unknown }
  if (typeof cellData !== 'number') return <span>–</span>
  if (typeof currency !== 'string' || currency === '') return <span>{cellData}</span>
  return <span>{formatMoney(cellData, currency, i18n.language)}</span>
}
