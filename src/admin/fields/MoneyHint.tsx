'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'

import { formatMoney } from '../../platform/formatMoney.js'

type Props = {
  path: string
  /** The field that holds the currency: beside this one, or from the document's root if it begins with a slash. */
  currency: string
}

/** Shows an amount in minor units as money, below its field: without this, 49000 reads as thousands. */
export function MoneyHint({ path, currency }: Props) {
  const { i18n } = useTranslation()
  const beside = path.replace(/[^.]*$/, currency)
  const [amount, code] = useFormFields(([fields]) => [
    fields[path]?.value,
    fields[currency.startsWith('/') ? currency.slice(1) : beside]?.value,
  ])
  if (typeof amount !== 'number' || typeof code !== 'string' || code === '') return null
  return (
    <div className="field-description" aria-live="polite">
      {formatMoney(amount, code, i18n.language)}
    </div>
  )
}
