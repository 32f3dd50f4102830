type Figures = {
  currency: 'EUR' | 'GBP' | 'USD' | 'AED'
  bands: { fromSeats: number; pricePerSeat: number }[]
  setupFee: number
  migrationPerSeat: number
  supportPerYear: number
  adminHourRate: number
}

const bands = (...prices: [number, number, number, number]) =>
  [1, 50, 250, 1_000].map((fromSeats, at) => ({ fromSeats, pricePerSeat: prices[at] ?? 0 }))

/** The prices of the sample company, in minor units; a seat is one learner with all self-paced courses. */
export const sampleFigures: Figures[] = [
  {
    currency: 'EUR',
    bands: bands(14_400, 11_400, 8_900, 6_400),
    setupFee: 650_000,
    migrationPerSeat: 250,
    supportPerYear: 180_000,
    adminHourRate: 5_800,
  },
  {
    currency: 'GBP',
    bands: bands(12_400, 9_800, 7_600, 5_500),
    setupFee: 560_000,
    migrationPerSeat: 220,
    supportPerYear: 155_000,
    adminHourRate: 5_000,
  },
  {
    currency: 'USD',
    bands: bands(15_600, 12_300, 9_600, 6_900),
    setupFee: 700_000,
    migrationPerSeat: 270,
    supportPerYear: 195_000,
    adminHourRate: 6_300,
  },
  {
    currency: 'AED',
    bands: bands(57_000, 45_000, 35_000, 25_000),
    setupFee: 2_550_000,
    migrationPerSeat: 1_000,
    supportPerYear: 710_000,
    adminHourRate: 23_000,
  },
]
