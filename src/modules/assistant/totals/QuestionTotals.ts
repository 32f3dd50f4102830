import { z } from 'zod'

const count = z.int()

const Day = z.object({
  day: z.iso.date(),
  platform: count,
  local: count,
  fallback: count,
  breakerOpened: count,
})

const Question = z.object({ question: z.string(), times: count, lastDay: z.iso.date() })

/** The longest list of questions. */
export const maxQuestions = 10

/** The masked questions between two days (UTC), and how they were answered. */
export const QuestionTotals = z
  .object({
    from: z.iso.date(),
    until: z.iso.date(),
    asked: count,
    unanswered: count,
    helpful: count,
    unhelpful: count,
    days: z.array(Day),
    mostAsked: z.array(Question).max(maxQuestions),
    mostUnanswered: z.array(Question).max(maxQuestions),
  })
  .meta({ id: 'QuestionTotals' })

export type QuestionTotals = z.output<typeof QuestionTotals>
