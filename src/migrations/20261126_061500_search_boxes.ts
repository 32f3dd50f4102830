import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Indexes for the search boxes of what grows with each lead and sale, as those of the leads and orders have them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DO $$ BEGIN
    CREATE INDEX "consents_search_idx" ON "consents" USING gin ("email" gin_trgm_ops, "policy_version" gin_trgm_ops);
    CREATE INDEX "enrolments_search_idx" ON "enrolments" USING gin ("course_title" gin_trgm_ops);
    CREATE INDEX "bookings_search_idx" ON "bookings" USING gin ("course_title" gin_trgm_ops, "order_number" gin_trgm_ops);
    CREATE INDEX "certificates_search_idx" ON "certificates" USING gin ("number" gin_trgm_ops, "name" gin_trgm_ops, "title" gin_trgm_ops);
    CREATE INDEX "invoices_search_idx" ON "invoices" USING gin ("number" gin_trgm_ops, "customer" gin_trgm_ops, "email" gin_trgm_ops);
   EXCEPTION WHEN undefined_object THEN
    RAISE NOTICE 'Without pg_trgm the search boxes read whole tables: %', SQLERRM;
   END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "invoices_search_idx";
  DROP INDEX IF EXISTS "certificates_search_idx";
  DROP INDEX IF EXISTS "bookings_search_idx";
  DROP INDEX IF EXISTS "enrolments_search_idx";
  DROP INDEX IF EXISTS "consents_search_idx";`)
}
