'use client'

import { useRowLabel } from '@payloadcms/ui'

type Props = {
  /** The field of the row that names it, and what the row is called without a name. */
  by: string
  one: string
}

/** What a row of an array is called in its heading, which Payload only numbers. */
export function RowTitle({ by, one }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const name = data?.[by]
  return typeof name === 'string' && name.trim() !== '' ? name : `${one} ${String(rowNumber + 1)}`
}
