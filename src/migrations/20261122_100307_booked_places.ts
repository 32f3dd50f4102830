import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_status" AS ENUM('confirmed', 'cancelled');
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'booking.created' BEFORE 'learner.enrolled';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'booking.cancelled' BEFORE 'learner.enrolled';
  CREATE TABLE "bookings_attendees" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar
  );
  
  CREATE TABLE "bookings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"course_title" varchar NOT NULL,
  	"course_id" uuid,
  	"session_id" uuid,
  	"buyer_id" uuid,
  	"places" numeric NOT NULL,
  	"status" "enum_bookings_status" NOT NULL,
  	"cancelled_at" timestamp(3) with time zone,
  	"order_number" varchar,
  	"order" varchar,
  	"refund_amount" numeric,
  	"refund_currency" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cancellation_policy_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" numeric NOT NULL,
  	"percent" numeric NOT NULL
  );
  
  CREATE TABLE "cancellation_policy" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"any_time_days" numeric DEFAULT 14 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  DROP INDEX "order_seat_idx";
  ALTER TABLE "enrolments" ADD COLUMN "booking_id" uuid;
  ALTER TABLE "enrolments" ADD COLUMN "ended_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "released_at" timestamp(3) with time zone;
  ALTER TABLE "bookings_attendees" ADD CONSTRAINT "bookings_attendees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_buyer_id_learners_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cancellation_policy_steps" ADD CONSTRAINT "cancellation_policy_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cancellation_policy"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bookings_attendees_order_idx" ON "bookings_attendees" USING btree ("_order");
  CREATE INDEX "bookings_attendees_parent_id_idx" ON "bookings_attendees" USING btree ("_parent_id");
  CREATE INDEX "bookings_attendees_email_idx" ON "bookings_attendees" USING btree ("email");
  CREATE INDEX "bookings_course_idx" ON "bookings" USING btree ("course_id");
  CREATE INDEX "bookings_session_idx" ON "bookings" USING btree ("session_id");
  CREATE INDEX "bookings_buyer_idx" ON "bookings" USING btree ("buyer_id");
  CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status");
  CREATE INDEX "bookings_order_number_idx" ON "bookings" USING btree ("order_number");
  CREATE UNIQUE INDEX "bookings_order_idx" ON "bookings" USING btree ("order");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "cancellation_policy_steps_order_idx" ON "cancellation_policy_steps" USING btree ("_order");
  CREATE INDEX "cancellation_policy_steps_parent_id_idx" ON "cancellation_policy_steps" USING btree ("_parent_id");
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "enrolments_booking_idx" ON "enrolments" USING btree ("booking_id");
  CREATE UNIQUE INDEX "booking_seat_idx" ON "enrolments" USING btree ("booking_id","seat");
  INSERT INTO "bookings" ("id", "status", "course_title", "course_id", "session_id", "buyer_id",
    "places", "order_number", "order", "created_at", "updated_at")
  SELECT gen_random_uuid(), 'confirmed', o."title", o."course_id", o."session_id", l."id",
    o."quantity", o."number", o."id"::text, coalesce(o."paid_at", o."created_at"), now()
  FROM "orders" o LEFT JOIN "learners" l ON l."email" = lower(o."customer_email")
  WHERE EXISTS (SELECT FROM "enrolments" e WHERE e."order" = o."id"::text);
  UPDATE "enrolments" SET "booking_id" = b."id" FROM "bookings" b WHERE b."order" = "enrolments"."order";
  INSERT INTO "bookings_attendees" ("id", "_parent_id", "_order", "name", "email")
  SELECT gen_random_uuid()::text, b."id", places.seat, l."name", l."email"
  FROM "bookings" b CROSS JOIN generate_series(1, b."places"::int) AS places(seat)
    LEFT JOIN "enrolments" e ON e."booking_id" = b."id" AND e."seat" = places.seat
    LEFT JOIN "learners" l ON l."id" = e."learner_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings_attendees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cancellation_policy_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cancellation_policy" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bookings_attendees" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "cancellation_policy_steps" CASCADE;
  DROP TABLE "cancellation_policy" CASCADE;
  ALTER TABLE "enrolments" DROP CONSTRAINT IF EXISTS "enrolments_booking_id_bookings_id_fk";
  
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhooks_events";
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('lead.created', 'lead.moved', 'order.paid', 'order.failed', 'order.refunded', 'order.disputed', 'learner.enrolled', 'learner.completed', 'certificate.issued', 'content.published', 'content.unpublished', 'content.deleted', 'question.unanswered');
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE "public"."enum_webhooks_events" USING "value"::"public"."enum_webhooks_events";
  DROP INDEX "enrolments_booking_idx";
  DROP INDEX "booking_seat_idx";
  CREATE UNIQUE INDEX "order_seat_idx" ON "enrolments" USING btree ("order","seat");
  ALTER TABLE "enrolments" DROP COLUMN "booking_id";
  ALTER TABLE "enrolments" DROP COLUMN "ended_at";
  ALTER TABLE "orders" DROP COLUMN "released_at";
  DROP TYPE "public"."enum_bookings_status";`)
}
