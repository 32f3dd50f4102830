import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mail_failures_reason" AS ENUM('refused', 'unsent', 'unwritten', 'invalid');
  CREATE TABLE "otp_challenges" (
  	"id" text PRIMARY KEY NOT NULL,
  	"purpose" text NOT NULL,
  	"email_key" "bytea" NOT NULL,
  	"address_key" "bytea" NOT NULL,
  	"client_key" "bytea" NOT NULL,
  	"email" text,
  	"nonce" "bytea",
  	"code_check" "bytea" NOT NULL,
  	"guesses" smallint DEFAULT 0 NOT NULL,
  	"issued_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  	"verified_at" timestamp with time zone,
  	"closed_at" timestamp with time zone
  );
  
  CREATE TABLE "otp_addresses" (
  	"key" "bytea" PRIMARY KEY NOT NULL,
  	"issued_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  	"wrong_at" timestamp with time zone[] DEFAULT '{}' NOT NULL,
  	"wrong_in_a_row" integer DEFAULT 0 NOT NULL,
  	"paused_until" timestamp with time zone
  );
  
  CREATE TABLE "mail_failures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"recipient" varchar,
  	"kind" varchar NOT NULL,
  	"reason" "enum_mail_failures_reason" NOT NULL,
  	"attempts" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "otp_challenges_address_key_idx" ON "otp_challenges" USING btree ("address_key","issued_at");
  CREATE INDEX "otp_challenges_client_key_idx" ON "otp_challenges" USING btree ("client_key","issued_at");
  CREATE INDEX "otp_challenges_issued_at_idx" ON "otp_challenges" USING btree ("issued_at");
  CREATE INDEX "mail_failures_recipient_idx" ON "mail_failures" USING btree ("recipient");
  CREATE INDEX "mail_failures_updated_at_idx" ON "mail_failures" USING btree ("updated_at");
  CREATE INDEX "mail_failures_created_at_idx" ON "mail_failures" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "otp_challenges" CASCADE;
  DROP TABLE "otp_addresses" CASCADE;
  DROP TABLE "mail_failures" CASCADE;
  DROP TYPE "public"."enum_mail_failures_reason";`)
}
