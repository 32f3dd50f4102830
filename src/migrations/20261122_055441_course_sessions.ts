import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_course_sessions_mode" AS ENUM('online', 'onsite');
  CREATE TYPE "public"."enum_course_sessions_status" AS ENUM('scheduled', 'cancelled', 'completed');
  CREATE TABLE "course_sessions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"course_id" uuid NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"time_zone" varchar DEFAULT 'UTC' NOT NULL,
  	"mode" "enum_course_sessions_mode" DEFAULT 'online' NOT NULL,
  	"venue_name" varchar,
  	"venue_address" varchar,
  	"venue_map_url" varchar,
  	"join_url" varchar,
  	"status" "enum_course_sessions_status" DEFAULT 'scheduled' NOT NULL,
  	"capacity" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "course_sessions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "enrolments" ADD COLUMN "session_id" uuid;
  ALTER TABLE "payment_links" ADD COLUMN "session_id" uuid;
  ALTER TABLE "orders" ADD COLUMN "session_id" uuid;
  ALTER TABLE "orders" ADD COLUMN "quantity" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "course_sessions" ADD CONSTRAINT "course_sessions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "course_sessions_texts" ADD CONSTRAINT "course_sessions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "course_sessions_course_idx" ON "course_sessions" USING btree ("course_id");
  CREATE INDEX "course_sessions_starts_at_idx" ON "course_sessions" USING btree ("starts_at");
  CREATE INDEX "course_sessions_status_idx" ON "course_sessions" USING btree ("status");
  CREATE INDEX "course_sessions_updated_at_idx" ON "course_sessions" USING btree ("updated_at");
  CREATE INDEX "course_sessions_created_at_idx" ON "course_sessions" USING btree ("created_at");
  CREATE INDEX "course_sessions_texts_order_parent" ON "course_sessions_texts" USING btree ("order","parent_id");
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "enrolments_session_idx" ON "enrolments" USING btree ("session_id");
  CREATE INDEX "payment_links_session_idx" ON "payment_links" USING btree ("session_id");
  CREATE INDEX "orders_session_idx" ON "orders" USING btree ("session_id");
  -- A row's own id becomes the document's, so that a second run adds nothing.
  INSERT INTO "course_sessions" ("id", "course_id", "starts_at", "ends_at", "mode", "capacity")
    SELECT md5("id")::uuid, "_parent_id", "starts_at", greatest(coalesce("ends_at", "starts_at"), "starts_at"),
      coalesce("mode"::text, 'online')::"enum_course_sessions_mode", coalesce("seats", 100000)
    FROM "courses_sessions" WHERE "starts_at" IS NOT NULL
    ON CONFLICT ("id") DO NOTHING;
  DROP TABLE "courses_sessions" CASCADE;
  DROP TABLE "_courses_v_version_sessions" CASCADE;
  DROP TYPE "public"."enum_courses_sessions_mode";
  DROP TYPE "public"."enum__courses_v_version_sessions_mode";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_courses_sessions_mode" AS ENUM('online', 'onsite');
  CREATE TYPE "public"."enum__courses_v_version_sessions_mode" AS ENUM('online', 'onsite');
  CREATE TABLE "courses_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"mode" "enum_courses_sessions_mode" DEFAULT 'online',
  	"seats" numeric
  );
  
  CREATE TABLE "_courses_v_version_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"mode" "enum__courses_v_version_sessions_mode" DEFAULT 'online',
  	"seats" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "courses_sessions" ADD CONSTRAINT "courses_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_sessions" ADD CONSTRAINT "_courses_v_version_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "courses_sessions_order_idx" ON "courses_sessions" USING btree ("_order");
  CREATE INDEX "courses_sessions_parent_id_idx" ON "courses_sessions" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_version_sessions_order_idx" ON "_courses_v_version_sessions" USING btree ("_order");
  CREATE INDEX "_courses_v_version_sessions_parent_id_idx" ON "_courses_v_version_sessions" USING btree ("_parent_id");
  INSERT INTO "courses_sessions" ("_order", "_parent_id", "id", "starts_at", "ends_at", "mode", "seats")
    SELECT row_number() OVER (PARTITION BY "course_id" ORDER BY "starts_at", "id"), "course_id", "id"::text,
      "starts_at", "ends_at", "mode"::text::"enum_courses_sessions_mode", "capacity"
    FROM "course_sessions" WHERE "status" <> 'cancelled';
  ALTER TABLE "course_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "course_sessions_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "course_sessions" CASCADE;
  DROP TABLE "course_sessions_texts" CASCADE;
  ALTER TABLE "enrolments" DROP CONSTRAINT IF EXISTS "enrolments_session_id_course_sessions_id_fk";
  
  ALTER TABLE "payment_links" DROP CONSTRAINT IF EXISTS "payment_links_session_id_course_sessions_id_fk";
  
  ALTER TABLE "orders" DROP CONSTRAINT IF EXISTS "orders_session_id_course_sessions_id_fk";
  
  DROP INDEX "enrolments_session_idx";
  DROP INDEX "payment_links_session_idx";
  DROP INDEX "orders_session_idx";
  ALTER TABLE "enrolments" DROP COLUMN "session_id";
  ALTER TABLE "payment_links" DROP COLUMN "session_id";
  ALTER TABLE "orders" DROP COLUMN "session_id";
  ALTER TABLE "orders" DROP COLUMN "quantity";
  DROP TYPE "public"."enum_course_sessions_mode";
  DROP TYPE "public"."enum_course_sessions_status";`)
}
