import type { PayloadRequest } from 'payload'

import { type Days, dayMs, eachDay } from '../../../platform/days/daysOf.js'
import { readMeasurements } from '../../../platform/measurements/measurementStore.js'
import type { QuestionTotals } from './QuestionTotals.js'

const counters = {
  platform: 'chat.mode.platform',
  local: 'chat.mode.local',
  fallback: 'chat.fallback',
  breakerOpened: 'chat.breaker.opened',
} as const

/** Answers per day by the platform AI and locally, and how often its breaker opened. */
export async function readAnswerDays(
  req: PayloadRequest,
  days: Days,
): Promise<QuestionTotals['days']> {
  const series = await readMeasurements(req, {
    names: Object.values(counters),
    from: new Date(days.from),
    to: new Date(Date.parse(days.until) + dayMs),
    step: 'day',
  })
  const at = (name: string, index: number) =>
    series.find((one) => one.name === name)?.points[index]?.count ?? 0
  return eachDay(days).map((day, index) => ({
    day,
    platform: at(counters.platform, index),
    local: at(counters.local, index),
    fallback: at(counters.fallback, index),
    breakerOpened: at(counters.breakerOpened, index),
  }))
}
