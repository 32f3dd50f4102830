import type { QuestionTotals } from './QuestionTotals.js'

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
