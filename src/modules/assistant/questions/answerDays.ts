import type { PayloadRequest } from 'payload'

import type { Days } from '../../../platform/days/daysOf.js'
import { dayMs, eachDay } from '../../../platform/days/daysOf.js'
import { readMeasurements } from '../../../platform/measurements/measurementStore.js'
import type { QuestionTotals } from '../schemas.js'

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

type AnswerDay = QuestionTotals['days'][number]

/** The answers of all these days together. */
export function sumAnswers(days: readonly AnswerDay[]): Omit<AnswerDay, 'day'> {
  const sum = (name: 'platform' | 'local' | 'fallback' | 'breakerOpened') =>
    days.reduce((all, day) => all + day[name], 0)
  return {
    platform: sum('platform'),
    local: sum('local'),
    fallback: sum('fallback'),
    breakerOpened: sum('breakerOpened'),
  }
}
