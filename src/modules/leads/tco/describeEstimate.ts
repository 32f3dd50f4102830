import type { TypedLocale } from 'payload'

import { formatMoney } from '../../../platform/formatMoney.js'
import { fill } from '../../../platform/words.js'
import type { Estimate, TcoInputs } from '../schemas.js'
import { leadWords } from '../words/leadWords.js'
import { estimateTco, type Figures } from './estimateTco.js'

/** An estimate as the visitor sees it: the result of estimateTco with every assumption in words. */
export function describeEstimate(
  figures: Figures,
  inputs: TcoInputs,
  locale: TypedLocale,
): Estimate {
  const { band, lines, ...totals } = estimateTco(figures, inputs)
  const labels = leadWords(locale).estimate.lines
  return {
    currency: inputs.currency,
    years: inputs.years,
    lines: lines.map(({ key, amount }) => ({ label: labels[key], amount })),
    ...totals,
    assumptions: assumptions({ figures, inputs, locale, band }),
  }
}

type EstimateBasis = {
  figures: Figures
  inputs: TcoInputs
  locale: TypedLocale
  band: Figures['bands'][number]
}

function assumptions({ figures, inputs, locale, band }: EstimateBasis): string[] {
  const say = leadWords(locale).estimate.assumptions
  const money = (amount: number) => formatMoney(amount, inputs.currency, locale)
  const number = (value: number, style: 'decimal' | 'percent' = 'decimal') =>
    new Intl.NumberFormat(locale, { style, numberingSystem: 'latn' }).format(value)
  const { setupFee, migrationPerSeat, supportPerYear, adminHourRate, hoursSavedPercent } = figures
  const hours = inputs.adminHoursPerMonth ?? 0
  return [
    band.fromSeats > 1
      ? fill(say.band, { seats: number(band.fromSeats), price: money(band.pricePerSeat) })
      : fill(say.oneBand, { price: money(band.pricePerSeat) }),
    ...(setupFee > 0 ? [fill(say.setup, { fee: money(setupFee) })] : []),
    ...(migrationPerSeat > 0 ? [fill(say.migration, { perSeat: money(migrationPerSeat) })] : []),
    ...(supportPerYear > 0 ? [fill(say.support, { perYear: money(supportPerYear) })] : []),
    hours > 0
      ? fill(say.administration, {
          hours: say.hours(hours),
          rate: money(adminHourRate),
          percent: number(hoursSavedPercent / 100, 'percent'),
        })
      : say.noHours,
    fill(say.today, { perSeat: money(inputs.currentCostPerSeat) }),
    say.constant,
  ]
}
