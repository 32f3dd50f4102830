import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'lead.moved' BEFORE 'order.paid';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'order.disputed' BEFORE 'learner.enrolled';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'learner.completed' BEFORE 'content.published';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'certificate.issued' BEFORE 'content.published';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'content.unpublished';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'content.deleted';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'question.unanswered';
  ALTER TABLE "lead_events" ADD COLUMN "actor" varchar;
  ALTER TABLE "payment_events" ADD COLUMN "actor" varchar;`)
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
   ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhooks_events";
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('lead.created', 'order.paid', 'order.failed', 'order.refunded', 'learner.enrolled', 'content.published');
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE "public"."enum_webhooks_events" USING "value"::"public"."enum_webhooks_events";
  ALTER TABLE "lead_events" DROP COLUMN "actor";
  ALTER TABLE "payment_events" DROP COLUMN "actor";`)
}
