'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { formatMoney } from '../../platform/formatMoney.js'
import { readPath } from '../readPath.js'
import { currencyPath } from './currencyPath.js'

type Props = DefaultCellComponentProps & { currency?: string; none?: string }

/** An amount in a list as money; the plain number where the list does not know its currency. */
export function MoneyCell({ cellData, currency, none = '–', field, rowData }: Props) {
  const { i18n } = useTranslation()
  const { accessor, name = '' } = field as { accessor?: string; name?: string }
  const code = readPath(rowData, currencyPath(accessor ?? name, currency))
  if (typeof cellData !== 'number') return <span>{none}</span>
  if (typeof code !== 'string' || code === '') return <span>{cellData}</span>
  return <span>{formatMoney(cellData, code, i18n.language)}</span>
}
