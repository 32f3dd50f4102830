import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Attempts at quizzes that count no more, because staff gave another one for them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lesson_attempts" ADD COLUMN "is_given_back" boolean DEFAULT false NOT NULL;
  ALTER TABLE "enrolments" ADD COLUMN "attempt_given_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lesson_attempts" DROP COLUMN "is_given_back";
  ALTER TABLE "enrolments" DROP COLUMN "attempt_given_at";`)
}
