import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Indexes for the next message of an endpoint among many that wait: in order, stepped aside, and being sent. They replace two
 * that grew with all messages ever sent, of which PostgreSQL took the first to look through.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "webhook_deliveries_in_order_idx" ON "webhook_deliveries" USING btree ("webhook_id", "position") WHERE "status" = 'pending' AND "in_order";
  CREATE INDEX "webhook_deliveries_aside_idx" ON "webhook_deliveries" USING btree ("webhook_id", "next_attempt_at") WHERE "status" = 'pending' AND NOT "in_order";
  CREATE INDEX "webhook_deliveries_leased_idx" ON "webhook_deliveries" USING btree ("webhook_id", "leased_until") WHERE "status" = 'pending' AND "leased_until" IS NOT NULL;
  DROP INDEX "webhook_deliveries_position_idx";
  DROP INDEX "webhook_status_position_idx";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "webhook_deliveries_position_idx" ON "webhook_deliveries" USING btree ("position");
  CREATE INDEX "webhook_status_position_idx" ON "webhook_deliveries" USING btree ("webhook_id","status","position");
  DROP INDEX "webhook_deliveries_leased_idx";
  DROP INDEX "webhook_deliveries_aside_idx";
  DROP INDEX "webhook_deliveries_in_order_idx";`)
}
