import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "course_sessions" ADD COLUMN "title" varchar;
  UPDATE "course_sessions" s SET "title" = concat(
    (SELECT l."title" FROM "courses_locales" l
      WHERE l."_parent_id" = s."course_id" AND l."_locale" = 'en'),
    ' · ', to_char(s."starts_at" AT TIME ZONE coalesce(
      (SELECT z.name FROM pg_timezone_names z WHERE z.name = s."time_zone"), 'UTC'), 'FMDD Mon YYYY'),
    ', ', CASE WHEN s."mode" = 'online' THEN 'online' ELSE coalesce(nullif(s."venue_name", ''), 'on site') END);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "course_sessions" DROP COLUMN "title";`)
}
