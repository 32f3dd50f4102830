'use client'

import { useState } from 'react'

import { parseAmount, printTyped } from './typedMoney.js'

type Props = { disabled?: boolean; onChange: (value: string) => void; value?: unknown }

/** Filters mix currencies: two decimals are what nearly all have, and the placeholder says so. */
const digits = 2

/** An amount to filter by, typed as money. */
export function MoneyFilter({ disabled, onChange, value }: Props) {
  const [text, setText] = useState(() => printTyped(Number(value ?? Number.NaN) || '', digits))
  const change = (typed: string) => {
    setText(typed)
    const amount = parseAmount(typed, digits)
    if (amount !== undefined) onChange(String(amount))
  }
  return (
    <input
      aria-label="Amount"
      className="condition-value-number"
      disabled={disabled}
      inputMode="decimal"
      onChange={(event) => change(event.target.value)}
      placeholder="490.00"
      type="text"
      value={text}
    />
  )
}
