import {
  customType,
  index,
  pgTable,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The unpaid orders on links or dates with a limited number of places, and by whom: keyed hashes of the client's address, of
 * its wider networks and of the buyer's address. A row is deleted when its order is paid or closed.
 */
export const orderHoldsTable = pgTable(
  'order_holds',
  {
    orderId: uuid('order_id').primaryKey(),
    linkId: uuid('link_id'),
    clientKey: bytes('client_key').notNull(),
    nearKey: bytes('near_key').notNull(),
    farKey: bytes('far_key').notNull(),
    emailKey: bytes('email_key'),
    /** From then on the order holds no place; null once the payer has been at the gateway. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
  },
  (table) => [index('order_holds_link_id_idx').on(table.linkId)],
)
