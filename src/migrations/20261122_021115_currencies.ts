import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  ALTER TABLE "currencies_texts" ADD CONSTRAINT "currencies_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "currencies_texts_order_parent" ON "currencies_texts" USING btree ("order","parent_id");
  DROP TYPE "public"."enum_courses_price_currency";
  DROP TYPE "public"."enum__courses_v_version_price_currency";
  DROP TYPE "public"."enum_payment_links_price_currency";
  DROP TYPE "public"."enum_orders_currency";
  DROP TYPE "public"."enum_tco_model_currencies_currency";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_courses_price_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum__courses_v_version_price_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_payment_links_price_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_orders_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_tco_model_currencies_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  ALTER TABLE "currencies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "currencies_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "currencies" CASCADE;
  DROP TABLE "currencies_texts" CASCADE;
  ALTER TABLE "courses" ALTER COLUMN "price_currency" SET DEFAULT 'EUR'::"public"."enum_courses_price_currency";
  ALTER TABLE "courses" ALTER COLUMN "price_currency" SET DATA TYPE "public"."enum_courses_price_currency" USING "price_currency"::"public"."enum_courses_price_currency";
  ALTER TABLE "_courses_v" ALTER COLUMN "version_price_currency" SET DEFAULT 'EUR'::"public"."enum__courses_v_version_price_currency";
  ALTER TABLE "_courses_v" ALTER COLUMN "version_price_currency" SET DATA TYPE "public"."enum__courses_v_version_price_currency" USING "version_price_currency"::"public"."enum__courses_v_version_price_currency";
  ALTER TABLE "payment_links" ALTER COLUMN "price_currency" SET DEFAULT 'EUR'::"public"."enum_payment_links_price_currency";
  ALTER TABLE "payment_links" ALTER COLUMN "price_currency" SET DATA TYPE "public"."enum_payment_links_price_currency" USING "price_currency"::"public"."enum_payment_links_price_currency";
  ALTER TABLE "orders" ALTER COLUMN "currency" SET DATA TYPE "public"."enum_orders_currency" USING "currency"::"public"."enum_orders_currency";
  ALTER TABLE "tco_model_currencies" ALTER COLUMN "currency" SET DATA TYPE "public"."enum_tco_model_currencies_currency" USING "currency"::"public"."enum_tco_model_currencies_currency";`)
}
