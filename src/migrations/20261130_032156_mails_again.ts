import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What an undelivered mail was about, and what it is written from once more. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mail_failures" ADD COLUMN "target" varchar;
  ALTER TABLE "mail_failures" ADD COLUMN "target_id" varchar;
  ALTER TABLE "mail_failures" ADD COLUMN "task" varchar;
  ALTER TABLE "mail_failures" ADD COLUMN "ids" jsonb;
  CREATE INDEX "mail_failures_target_id_idx" ON "mail_failures" USING btree ("target_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "mail_failures_target_id_idx";
  ALTER TABLE "mail_failures" DROP COLUMN "target";
  ALTER TABLE "mail_failures" DROP COLUMN "target_id";
  ALTER TABLE "mail_failures" DROP COLUMN "task";
  ALTER TABLE "mail_failures" DROP COLUMN "ids";`)
}
