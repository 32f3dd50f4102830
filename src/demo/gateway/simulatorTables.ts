import { index, pgTable, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The payments of the simulator and their outcomes. It knows nothing else about our orders. */
export const simulatedPaymentsTable = pgTable(
  'simulated_payments',
  ({ bigint, text, uuid }) => ({
    /** The id in the address of the payer's page. */
    session: uuid('session').defaultRandom().primaryKey(),
    orderNo: text('order_no').notNull(),
    trackingId: text('tracking_id').notNull().unique(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    redirectUrl: text('redirect_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    payerName: text('payer_name').notNull().default(''),
    payerEmail: text('payer_email').notNull().default(''),
    payerPhone: text('payer_phone').notNull().default(''),
    /** A name of `outcomes`; empty while the payer is on the page. */
    outcome: text('outcome').notNull().default(''),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  }),
  (table) => [
    index('simulated_payments_order_no_idx').on(table.orderNo, table.createdAt),
    index('simulated_payments_created_at_idx').on(table.createdAt),
  ],
)

export type SimulatedPayment = typeof simulatedPaymentsTable.$inferSelect

/** The refunds that the simulator accepted; a merchant's reference can be used only once. */
export const simulatedRefundsTable = pgTable(
  'simulated_refunds',
  ({ bigint, text, timestamp }) => ({
    reference: text('reference').primaryKey(),
    trackingId: text('tracking_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  }),
  (table) => [index('simulated_refunds_tracking_id_idx').on(table.trackingId)],
)
