import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Who was present on dates that they had before, and what a certificate was given for. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enrolments" ADD COLUMN "former_attendance" jsonb;
  ALTER TABLE "certificates" ADD COLUMN "criteria" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enrolments" DROP COLUMN "former_attendance";
  ALTER TABLE "certificates" DROP COLUMN "criteria";`)
}
