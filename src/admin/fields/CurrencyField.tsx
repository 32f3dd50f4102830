import type { TextFieldServerProps } from 'payload'

import { currencyCodes } from '../../platform/currencies.js'
import { siteCurrencies } from '../../platform/siteCurrencies.js'
import { CurrencySelect } from './CurrencySelect.js'

type Props = Pick<TextFieldServerProps, 'clientField' | 'path' | 'payload' | 'readOnly'> & {
  /** Whether to offer every currency, not only those of the site. */
  offersAll?: boolean
}

/** Chooses a currency, or several if the field takes several. */
export async function CurrencyField({ clientField, path, payload, readOnly, offersAll }: Props) {
  const codes = offersAll ? currencyCodes : await siteCurrencies(payload)
  return (
    <CurrencySelect
      codes={codes}
      field={clientField}
      path={path}
      {...(readOnly !== undefined && { readOnly })}
    />
  )
}
