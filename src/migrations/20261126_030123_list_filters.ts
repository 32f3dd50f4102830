import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Indexes for what lists of large tables ask. Before PostgreSQL 18 the texts of one course were found only by reading
 * those of all. The search box of the audit log needs pg_trgm; where that is refused, a search reads the whole table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "audit_log_actor_kind_idx" ON "audit_log" USING btree ("actor_kind");
  CREATE INDEX "status_createdAt_idx" ON "enrolments" USING btree ("status","created_at");
  CREATE INDEX "courses_locales_parent_id_idx" ON "courses_locales" USING btree ("_parent_id");
  CREATE INDEX "courses_texts_parent_id_idx" ON "courses_texts" USING btree ("parent_id");
  CREATE INDEX "_courses_v_locales_parent_id_idx" ON "_courses_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_texts_parent_id_idx" ON "_courses_v_texts" USING btree ("parent_id");
  DO $$ BEGIN
    CREATE INDEX "audit_log_search_idx" ON "audit_log" USING gin ("actor_email" gin_trgm_ops, "target" gin_trgm_ops, "target_id" gin_trgm_ops, "request_id" gin_trgm_ops);
   EXCEPTION WHEN undefined_object THEN
    RAISE NOTICE 'Without pg_trgm a search of the audit log reads it whole: %', SQLERRM;
   END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "audit_log_search_idx";
  DROP INDEX "_courses_v_texts_parent_id_idx";
  DROP INDEX "_courses_v_locales_parent_id_idx";
  DROP INDEX "courses_texts_parent_id_idx";
  DROP INDEX "courses_locales_parent_id_idx";
  DROP INDEX "status_createdAt_idx";
  DROP INDEX "audit_log_actor_kind_idx";`)
}
