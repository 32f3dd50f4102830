import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Indexes for the search boxes of the largest lists, which look for a part of a word. They need pg_trgm, which comes
 * with PostgreSQL and which the owner of a database may add; where that is refused, a search reads the whole table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DO $$ BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "leads_search_idx" ON "leads" USING gin ("reference" gin_trgm_ops, "name" gin_trgm_ops, "email" gin_trgm_ops, "company" gin_trgm_ops);
    CREATE INDEX "learners_search_idx" ON "learners" USING gin ("email" gin_trgm_ops, "name" gin_trgm_ops);
    CREATE INDEX "orders_search_idx" ON "orders" USING gin ("number" gin_trgm_ops, "customer_email" gin_trgm_ops, "customer_name" gin_trgm_ops, "billing_company" gin_trgm_ops, "title" gin_trgm_ops, "tracking_id" gin_trgm_ops);
   EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
    RAISE NOTICE 'Without pg_trgm the search boxes read whole tables: %', SQLERRM;
   END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "leads_search_idx";
  DROP INDEX IF EXISTS "learners_search_idx";
  DROP INDEX IF EXISTS "orders_search_idx";`)
}
