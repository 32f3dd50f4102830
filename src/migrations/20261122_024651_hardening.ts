import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "service_account" varchar;
  CREATE UNIQUE INDEX "users_service_account_idx" ON "users" USING btree ("service_account");
  UPDATE "users" SET "service_account" = 'admin-api-key', "hash" = NULL, "salt" = NULL, "enable_a_p_i_key" = NULL,
    "api_key" = NULL, "api_key_index" = NULL, "reset_password_token" = NULL
    WHERE "email" = 'admin-api-key@foyer.invalid';
  DELETE FROM "users_sessions" WHERE "_parent_id" IN
    (SELECT "id" FROM "users" WHERE "service_account" IS NOT NULL);
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";
     ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'lead.moved' BEFORE 'order.paid';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'order.disputed' BEFORE 'learner.enrolled';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'learner.completed' BEFORE 'content.published';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'certificate.issued' BEFORE 'content.published';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'content.unpublished';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'content.deleted';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'question.unanswered';
  CREATE TABLE "order_holds" (
  	"order_id" uuid PRIMARY KEY NOT NULL,
  	"link_id" uuid NOT NULL,
  	"client_key" "bytea" NOT NULL,
  	"near_key" "bytea" NOT NULL,
  	"far_key" "bytea" NOT NULL,
  	"email_key" "bytea",
  	"held_until" timestamp with time zone
  );
  
  CREATE TABLE "currencies" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "currencies_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "courses" ALTER COLUMN "price_currency" SET DATA TYPE varchar;
  ALTER TABLE "courses" ALTER COLUMN "price_currency" DROP DEFAULT;
  ALTER TABLE "_courses_v" ALTER COLUMN "version_price_currency" SET DATA TYPE varchar;
  ALTER TABLE "_courses_v" ALTER COLUMN "version_price_currency" DROP DEFAULT;
  ALTER TABLE "payment_links" ALTER COLUMN "price_currency" SET DATA TYPE varchar;
  ALTER TABLE "payment_links" ALTER COLUMN "price_currency" DROP DEFAULT;
  ALTER TABLE "orders" ALTER COLUMN "currency" SET DATA TYPE varchar;
  ALTER TABLE "tco_model_currencies" ALTER COLUMN "currency" SET DATA TYPE varchar;
  ALTER TABLE "otp_challenges" ADD COLUMN "near_key" "bytea";
  ALTER TABLE "otp_challenges" ADD COLUMN "far_key" "bytea";
  ALTER TABLE "lead_events" ADD COLUMN "actor" varchar;
  ALTER TABLE "payment_events" ADD COLUMN "actor" varchar;
  ALTER TABLE "currencies_texts" ADD CONSTRAINT "currencies_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "order_holds_link_id_idx" ON "order_holds" USING btree ("link_id");
  CREATE INDEX "currencies_texts_order_parent" ON "currencies_texts" USING btree ("order","parent_id");
  CREATE INDEX "otp_challenges_near_key_idx" ON "otp_challenges" USING btree ("near_key","issued_at");
  CREATE INDEX "otp_challenges_far_key_idx" ON "otp_challenges" USING btree ("far_key","issued_at");
  DROP TYPE "public"."enum_courses_price_currency";
  DROP TYPE "public"."enum__courses_v_version_price_currency";
  DROP TYPE "public"."enum_payment_links_price_currency";
  DROP TYPE "public"."enum_orders_currency";
  DROP TYPE "public"."enum_tco_model_currencies_currency";`)
  // What stands on the timelines already: colleagues by name, everybody else by what is known of them.
  await db.execute(sql`
  UPDATE "lead_events" SET "actor" = coalesce(
    (SELECT coalesce(nullif("name", ''), "email") FROM "users" WHERE "users"."id" = "by_id"),
    CASE WHEN "type" = 'received' THEN 'Website form' ELSE 'Visitor' END) WHERE "actor" IS NULL;
  UPDATE "payment_events" SET "actor" = coalesce(
    (SELECT coalesce(nullif("name", ''), "email") FROM "users" WHERE "users"."id" = "by_id"),
    CASE "source" WHEN 'visitor' THEN 'Payer' WHEN 'job' THEN 'System' WHEN 'staff' THEN 'System'
      ELSE 'Payment gateway' END) WHERE "actor" IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "users_service_account_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users" DROP COLUMN "service_account";
     CREATE TYPE "public"."enum_courses_price_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum__courses_v_version_price_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_payment_links_price_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_orders_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_tco_model_currencies_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  ALTER TABLE "order_holds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "currencies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "currencies_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "order_holds" CASCADE;
  DROP TABLE "currencies" CASCADE;
  DROP TABLE "currencies_texts" CASCADE;
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhooks_events";
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('lead.created', 'order.paid', 'order.failed', 'order.refunded', 'learner.enrolled', 'content.published');
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE "public"."enum_webhooks_events" USING "value"::"public"."enum_webhooks_events";
  DROP INDEX "otp_challenges_near_key_idx";
  DROP INDEX "otp_challenges_far_key_idx";
  ALTER TABLE "courses" ALTER COLUMN "price_currency" SET DATA TYPE "public"."enum_courses_price_currency" USING "price_currency"::"public"."enum_courses_price_currency";
  ALTER TABLE "courses" ALTER COLUMN "price_currency" SET DEFAULT 'EUR'::"public"."enum_courses_price_currency";
  ALTER TABLE "_courses_v" ALTER COLUMN "version_price_currency" SET DATA TYPE "public"."enum__courses_v_version_price_currency" USING "version_price_currency"::"public"."enum__courses_v_version_price_currency";
  ALTER TABLE "_courses_v" ALTER COLUMN "version_price_currency" SET DEFAULT 'EUR'::"public"."enum__courses_v_version_price_currency";
  ALTER TABLE "payment_links" ALTER COLUMN "price_currency" SET DATA TYPE "public"."enum_payment_links_price_currency" USING "price_currency"::"public"."enum_payment_links_price_currency";
  ALTER TABLE "payment_links" ALTER COLUMN "price_currency" SET DEFAULT 'EUR'::"public"."enum_payment_links_price_currency";
  ALTER TABLE "orders" ALTER COLUMN "currency" SET DATA TYPE "public"."enum_orders_currency" USING "currency"::"public"."enum_orders_currency";
  ALTER TABLE "tco_model_currencies" ALTER COLUMN "currency" SET DATA TYPE "public"."enum_tco_model_currencies_currency" USING "currency"::"public"."enum_tco_model_currencies_currency";
  ALTER TABLE "otp_challenges" DROP COLUMN "near_key";
  ALTER TABLE "otp_challenges" DROP COLUMN "far_key";
  ALTER TABLE "lead_events" DROP COLUMN "actor";
  ALTER TABLE "payment_events" DROP COLUMN "actor";`)
}
