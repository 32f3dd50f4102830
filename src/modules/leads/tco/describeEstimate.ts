import type { TypedLocale } from 'payload'

import type { Estimate, TcoInputs } from '../schemas.js'
import { estimateTco, type Figures } from './estimateTco.js'
import { estimateWords } from './estimateWords.js'
import { formatMoney } from '../../../platform/formatMoney.js'

/** An estimate as the visitor sees it: the result of estimateTco with every assumption in words. */
export function describeEstimate(
  figures: Figures,
  inputs: TcoInputs,
  locale: TypedLocale,
): Estimate {
  const { band, lines, ...totals } = estimateTco(figures, inputs)
  const labels = estimateWords[locale].lines
  return {
    currency: inputs.currency,
    years: inputs.years,
    lines: lines.map(({ key, amount }) => ({ label: labels[key], amount })),
    ...totals,
    assumptions: assumptions({ figures, inputs, locale, band }),
  }
}

type Told = {
  figures: Figures
  inputs: TcoInputs
  locale: TypedLocale
  band: Figures['bands'][number]
}

function assumptions({ figures, inputs, locale, band }: Told): string[] {
  const say = estimateWords[locale].assumptions
  const money = (amount: number) => formatMoney(amount, inputs.currency, locale)
  const number = (value: number, style: 'decimal' | 'percent' = 'decimal') =>
    new Intl.NumberFormat(locale, { style, numberingSystem: 'latn' }).format(value)
  const { setupFee, migrationPerSeat, supportPerYear, adminHourRate, hoursSavedPercent } = figures
  const hours = inputs.adminHoursPerMonth ?? 0
  return [
    say.band(number(band.fromSeats), money(band.pricePerSeat)),
    ...(setupFee > 0 ? [say.setup(money(setupFee))] : []),
    ...(migrationPerSeat > 0 ? [say.migration(money(migrationPerSeat))] : []),
    ...(supportPerYear > 0 ? [say.support(money(supportPerYear))] : []),
    hours > 0
      ? say.administration(
          number(hours),
          money(adminHourRate),
          number(hoursSavedPercent / 100, 'percent'),
        )
      : say.noHours,
    say.today(money(inputs.currentCostPerSeat)),
    say.constant,
  ]
}
