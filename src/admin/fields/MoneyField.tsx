'use client'

import { TextInput, useField, useFormFields } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useState } from 'react'

import { formatMoney, minorDigits } from '../../platform/formatMoney.js'
import { currencyPath } from './currencyPath.js'
import { parseAmount, printTyped } from './typedMoney.js'

/** An amount that is typed as money, `490` or `490.00`, and stored in minor units. */
export const MoneyField: NumberFieldClientComponent = ({ field, path, readOnly, ...props }) => {
  const { currency } = props as { currency?: string }
  const code = useFormFields(([fields]) => fields[currencyPath(path, currency)]?.value)
  const { value, setValue, showError, disabled } = useField<number | string | null>({ path })
  const digits = typeof code === 'string' && code !== '' ? minorDigits(code) : 2
  const [typed, setTyped] = useState<{ text: string; digits: number }>()
  // What is typed stays as it is until it is saved or means something else.
  const isTyped = typed && value === valueOf(typed.text, typed.digits)
  const change = (text: string) => {
    setTyped({ text, digits })
    setValue(valueOf(text, digits))
  }
  if (isTyped && typed.digits !== digits) change(typed.text)
  return (
    <TextInput
      AfterInput={
        typeof value === 'number' && typeof code === 'string' && code !== '' ? (
          <div aria-live="polite" className="field-description">
            {formatMoney(value, code, 'en')}
          </div>
        ) : undefined
      }
      className="money-field"
      description={field.admin?.description ?? ''}
      label={field.label ?? field.name}
      onChange={(event: { target: { value: string } }) => change(event.target.value)}
      path={path}
      placeholder={(0).toFixed(digits)}
      readOnly={readOnly === true || disabled}
      required={field.required === true}
      showError={showError}
      value={isTyped ? typed.text : printTyped(value, digits)}
    />
  )
}

/** What is no amount is kept as it was typed: the form says so when it is saved. */
function valueOf(text: string, digits: number): number | string | null {
  return text.trim() === '' ? null : (parseAmount(text, digits) ?? text)
}
