import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** One row per attempt of a learner at the quiz of a lesson; what they answered is not kept. */
export const lessonAttemptsTable = pgTable(
  'lesson_attempts',
  {
    enrolmentId: uuid('enrolment_id').notNull(),
    /** The slug of the lesson. */
    lesson: text('lesson').notNull(),
    /** Counted from 1; with the key this bounds attempts whatever runs at the same time. */
    number: integer('number').notNull(),
    /** In percent. */
    score: integer('score').notNull(),
    passed: boolean('passed').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.enrolmentId, table.lesson, table.number] })],
)
