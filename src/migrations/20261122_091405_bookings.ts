import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "orders_attendees" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar
  );
  
  DROP INDEX "enrolments_order_idx";
  ALTER TABLE "order_holds" ALTER COLUMN "link_id" DROP NOT NULL;
  ALTER TABLE "orders" ALTER COLUMN "link_id" DROP NOT NULL;
  ALTER TABLE "enrolments" ADD COLUMN "seat" numeric;
  UPDATE "enrolments" SET "seat" = 1 WHERE "order" IS NOT NULL;
  ALTER TABLE "orders_attendees" ADD CONSTRAINT "orders_attendees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_attendees_order_idx" ON "orders_attendees" USING btree ("_order");
  CREATE INDEX "orders_attendees_parent_id_idx" ON "orders_attendees" USING btree ("_parent_id");
  CREATE INDEX "orders_attendees_email_idx" ON "orders_attendees" USING btree ("email");
  CREATE UNIQUE INDEX "order_seat_idx" ON "enrolments" USING btree ("order","seat");
  CREATE INDEX "enrolments_order_idx" ON "enrolments" USING btree ("order");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders_attendees" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "orders_attendees" CASCADE;
  DROP INDEX "order_seat_idx";
  DROP INDEX "enrolments_order_idx";
  ALTER TABLE "order_holds" ALTER COLUMN "link_id" SET NOT NULL;
  ALTER TABLE "orders" ALTER COLUMN "link_id" SET NOT NULL;
  CREATE UNIQUE INDEX "enrolments_order_idx" ON "enrolments" USING btree ("order");
  ALTER TABLE "enrolments" DROP COLUMN "seat";`)
}
