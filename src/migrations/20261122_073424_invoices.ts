import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invoices_kind" AS ENUM('invoice', 'credit_note');
  CREATE TABLE "invoice_counters" (
  	"series" text PRIMARY KEY NOT NULL,
  	"last" integer NOT NULL
  );
  
  CREATE TABLE "invoices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"kind" "enum_invoices_kind" NOT NULL,
  	"order_id" uuid NOT NULL,
  	"invoice_id" uuid,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"customer" varchar,
  	"email" varchar,
  	"gross" numeric NOT NULL,
  	"tax" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"tax_label" varchar,
  	"tax_rate" numeric,
  	"position" numeric NOT NULL,
  	"locale" varchar NOT NULL,
  	"printed" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seller" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"tax_id" varchar,
  	"registration" varchar,
  	"tax_rate" numeric,
  	"invoice_prefix" varchar DEFAULT 'INV-' NOT NULL,
  	"credit_note_prefix" varchar DEFAULT 'CN-' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "seller_locales" (
  	"tax_label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "billing_company" varchar;
  ALTER TABLE "orders" ADD COLUMN "billing_address" varchar;
  ALTER TABLE "orders" ADD COLUMN "billing_country" varchar;
  ALTER TABLE "orders" ADD COLUMN "billing_tax_id" varchar;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seller_locales" ADD CONSTRAINT "seller_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");
  CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");
  CREATE INDEX "invoices_invoice_idx" ON "invoices" USING btree ("invoice_id");
  CREATE INDEX "invoices_issued_at_idx" ON "invoices" USING btree ("issued_at");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_position_1_idx" ON "invoices" USING btree ("order_id","position");
  CREATE UNIQUE INDEX "seller_locales_locale_parent_id_unique" ON "seller_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "invoice_counters" CASCADE;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "seller" CASCADE;
  DROP TABLE "seller_locales" CASCADE;
  ALTER TABLE "orders" DROP COLUMN "billing_company";
  ALTER TABLE "orders" DROP COLUMN "billing_address";
  ALTER TABLE "orders" DROP COLUMN "billing_country";
  ALTER TABLE "orders" DROP COLUMN "billing_tax_id";
  DROP TYPE "public"."enum_invoices_kind";`)
}
