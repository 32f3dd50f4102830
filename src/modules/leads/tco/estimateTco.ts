import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import type { TcoInputs } from '../schemas.js'

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
      const value = (model.currencies ?? []).map((row) => ({ ...row, hoursSavedPercent }))
      return { value, bytes: JSON.stringify(value).length * 2, keep: true }
    },
  })
}
