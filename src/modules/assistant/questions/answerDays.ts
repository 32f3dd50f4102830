import type { PayloadRequest } from 'payload'

import { dayMs, eachDay, type Days } from '../../../platform/days.js'
import { readMeasurements } from '../../../platform/measurements/measurementStore.js'
import type { QuestionTotals } from '../schemas.js'

const counters = {
  platform: 'chat.mode.platform',
  local: 'chat.mode.local',
  fallback: 'chat.fallback',
  breakerOpened: 'chat.breaker.opened',
  unsure: 'chat.unsure',
  refused: 'chat.refused',
  replied: 'chat.conversation',
  helpful: 'chat.feedback.helpful',
  unhelpful: 'chat.feedback.unhelpful',
}

type AnswerDay = QuestionTotals['days'][number]

/** Answers per day: by whom, how sure, how they were rated, and how often the breaker opened. */
export async function readAnswerDays(req: PayloadRequest, days: Days): Promise<AnswerDay[]> {
  const series = await readMeasurements(req, {
    names: Object.values(counters),
    from: new Date(days.from),
    to: new Date(Date.parse(days.until) + dayMs),
    step: 'day',
  })
  return eachDay(days).map((day, index) => {
    const entries = Object.entries(counters).map(([key, name]) => [
      key,
      series.find((one) => one.name === name)?.points[index]?.count ?? 0,
    ])
    const counts = Object.fromEntries(entries) as Record<keyof typeof counters, number>
    const { replied, ...rest } = counts
    const others = rest.unsure + rest.refused + replied
    return { day, ...rest, answered: Math.max(0, rest.platform + rest.local - others) }
  })
}

/** The answers of all these days together. */
export function sumAnswers(days: readonly AnswerDay[]): Omit<AnswerDay, 'day'> {
  const none = { platform: 0, local: 0, fallback: 0, breakerOpened: 0, answered: 0 }
  const sums = { ...none, unsure: 0, refused: 0, helpful: 0, unhelpful: 0 }
  for (const day of days) {
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += day[name]
  }
  return sums
}
