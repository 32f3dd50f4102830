'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'

import { readPath } from '../readPath.js'

type Props = DefaultCellComponentProps<SelectFieldClient> & {
  /** The field that says when the document ended, whatever state it was in. */
  ended: string
}

/** How far a document has come, or that it has ended. */
export function StateCell({ ended, ...props }: Props) {
  if (!readPath(props.rowData, ended)) return <DefaultCell {...props} />
  const field = { ...props.field, options: [{ value: 'ended', label: 'Ended' }] }
  return <DefaultCell {...props} cellData="ended" field={field} />
}
