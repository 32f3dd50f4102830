'use client'

import { useForm, useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

type Props = {
  /** The field of the row that names it, and what the row is called without a name. */
  by: string
  one: string
}

/** What a row of an array is called in its heading, which Payload only numbers. */
export function RowTitle({ by, one }: Props) {
  const { data, path, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const name = data?.[by]
  const isNamed = typeof name === 'string' && name.trim() !== ''
  useOpened(path, !isNamed)
  return isNamed ? name : `${one} ${String(rowNumber + 1)}`
}

/** Opens a row that comes without a name: Payload adds new ones closed where the others are. */
function useOpened(path: string, isUnnamed: boolean) {
  const { dispatchFields, getField } = useForm()
  const isSeen = useRef(false)
  useEffect(() => {
    // Once: who closes it, or empties its name, keeps it so.
    if (isSeen.current) return
    isSeen.current = true
    const parent = path.replace(/\.\d+$/, '')
    const index = Number(path.slice(parent.length + 1))
    const { rows = [] } = getField(parent)
    if (!isUnnamed || !rows.at(index)?.collapsed) return
    const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: parent, updatedRows })
  }, [dispatchFields, getField, isUnnamed, path])
}
