import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who is enrolled by a booking is so since it was made: giving it back ends their enrolment. Until now that was so of
 * everybody who has a place, whenever they were enrolled first.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "enrolments" SET "created_at" = "bookings"."created_at" FROM "bookings"
    WHERE "enrolments"."booking_id" = "bookings"."id" AND "enrolments"."created_at" < "bookings"."created_at";`)
}

/** What was before is not known any more, and nothing reads it. */
export async function down(_: MigrateDownArgs): Promise<void> {}
