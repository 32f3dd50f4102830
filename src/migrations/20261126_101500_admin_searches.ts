import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Indexes for the search boxes of courses and deliveries. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DO $$ BEGIN
    CREATE INDEX "_courses_v_locales_search_idx" ON "_courses_v_locales" USING gin ("version_title" gin_trgm_ops, "version_summary" gin_trgm_ops);
    CREATE INDEX "_courses_v_search_idx" ON "_courses_v" USING gin ("version_slug" gin_trgm_ops);
    CREATE INDEX "webhook_deliveries_search_idx" ON "webhook_deliveries" USING gin ("event" gin_trgm_ops, "message_id" gin_trgm_ops);
   EXCEPTION WHEN undefined_object THEN
    RAISE NOTICE 'Without pg_trgm the search boxes read whole tables: %', SQLERRM;
   END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "webhook_deliveries_search_idx";
  DROP INDEX IF EXISTS "_courses_v_search_idx";
  DROP INDEX IF EXISTS "_courses_v_locales_search_idx";`)
}
