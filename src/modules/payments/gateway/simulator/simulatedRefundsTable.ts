import { bigint, index, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** The refunds that the simulator was asked for; a merchant's reference can be used only once. */
export const simulatedRefundsTable = pgTable(
  'simulated_refunds',
  {
    reference: text('reference').primaryKey(),
    trackingId: text('tracking_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index('simulated_refunds_tracking_id_idx').on(table.trackingId)],
)
