import type { Payload, TypedLocale } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import type { TcoInputs, Estimate } from '../schemas.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import { fill } from '../../../platform/words.js'
import { leadWords } from '../words/leadWords.js'

/** The number of seats from which a price applies; amounts are in minor units per seat and year. */
type Band = { fromSeats: number; pricePerSeat: number }

/** The figures of one currency, in its minor units. */
export type Figures = {
  currency: string
  /** In any order; the highest band that `seats` reaches counts. */
  bands: Band[]
  setupFee: number
  migrationPerSeat: number
  supportPerYear: number
  adminHourRate: number
  /** The share of today's administration that is no longer needed, 0 to 100. */
  hoursSavedPercent: number
}

type LineKey = 'licences' | 'setup' | 'migration' | 'support' | 'administration'

type TcoResult = {
  band: Band
  lines: { key: LineKey; amount: number }[]
  total: number
  currentTotal: number
  savings: number
}

/**
 * The platform's cost over the given years compared with today's. Integer minor units throughout; only administration
 * is rounded, half up, once per line. `savings` is negative if it costs more than today.
 */
export function estimateTco(figures: Figures, inputs: TcoInputs): TcoResult {
  const { seats, years, currentCostPerSeat, adminHoursPerMonth = 0 } = inputs
  const band = bandFor(figures.bands, seats)
  const hundredths = Math.round(adminHoursPerMonth * 100) * 12 * years
  const administration = (percent: number) =>
    Math.round((hundredths * figures.adminHourRate * percent) / 10_000)
  const costs: [LineKey, number][] = [
    ['licences', seats * band.pricePerSeat * years],
    ['setup', figures.setupFee],
    ['migration', seats * figures.migrationPerSeat],
    ['support', figures.supportPerYear * years],
    ['administration', administration(100 - figures.hoursSavedPercent)],
  ]
  const lines = costs
    .filter(([key, amount]) => key === 'licences' || amount > 0)
    .map(([key, amount]) => ({ key, amount }))
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const currentTotal = seats * currentCostPerSeat * years + administration(100)
  return { band, lines, total, currentTotal, savings: currentTotal - total }
}

function bandFor(bands: Band[], seats: number): Band {
  const reached = bands.filter(({ fromSeats }) => fromSeats <= seats)
  const [first, ...others] = reached
  if (!first)
    throw new RangeError(`No price for ${String(seats)} seats: the first band begins at 1`)
  return others.reduce((best, band) => (band.fromSeats > best.fromSeats ? band : best), first)
}

/** The figures of every currency in the model; cached until staff change them. */
export async function readFigures(payload: Payload): Promise<readonly Figures[]> {
  return platformOf(payload).cache.remember<Figures[]>({
    key: 'tco figures',
    tags: ['tco-model'],
    load: async () => {
      const model = await payload.findGlobal({ slug: 'tco-model', depth: 0, overrideAccess: true })
      const { hoursSavedPercent } = model
      return (model.currencies ?? []).map((row) => ({ ...row, hoursSavedPercent }))
    },
  })
}

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
