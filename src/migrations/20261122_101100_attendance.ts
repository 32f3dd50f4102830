import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "reminders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"hours_before" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "captured_mails" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;
  ALTER TABLE "captured_mails" ADD COLUMN "message_id" text;
  ALTER TABLE "enrolments" ADD COLUMN "attended_at" timestamp(3) with time zone;
  ALTER TABLE "enrolments" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "learners" ADD COLUMN "locale" varchar;
  ALTER TABLE "captured_mails" ADD CONSTRAINT "captured_mails_message_id_unique" UNIQUE("message_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reminders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reminders" CASCADE;
  ALTER TABLE "captured_mails" DROP CONSTRAINT IF EXISTS "captured_mails_message_id_unique";
  ALTER TABLE "captured_mails" DROP COLUMN "attachments";
  ALTER TABLE "captured_mails" DROP COLUMN "message_id";
  ALTER TABLE "enrolments" DROP COLUMN "attended_at";
  ALTER TABLE "enrolments" DROP COLUMN "reminded_at";
  ALTER TABLE "learners" DROP COLUMN "locale";`)
}
