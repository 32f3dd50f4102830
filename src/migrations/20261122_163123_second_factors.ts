import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sign_in_policy_second_factor_for" AS ENUM('admin', 'editor', 'sales', 'finance', 'viewer');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'code-refused' BEFORE 'key-use';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'second-factor' BEFORE 'key-use';
  CREATE TABLE "second_factors" (
  	"user_id" uuid PRIMARY KEY NOT NULL,
  	"secret" text,
  	"pending_secret" text,
  	"used_step" bigint DEFAULT 0 NOT NULL,
  	"recovery_codes" text[] NOT NULL,
  	"confirmed_at" timestamp with time zone
  );
  
  CREATE TABLE "sign_in_policy_second_factor_for" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_sign_in_policy_second_factor_for",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sign_in_policy" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "sign_in_policy_second_factor_for" ADD CONSTRAINT "sign_in_policy_second_factor_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sign_in_policy"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sign_in_policy_second_factor_for_order_idx" ON "sign_in_policy_second_factor_for" USING btree ("order");
  CREATE INDEX "sign_in_policy_second_factor_for_parent_idx" ON "sign_in_policy_second_factor_for" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "second_factors" CASCADE;
  DROP TABLE "sign_in_policy_second_factor_for" CASCADE;
  DROP TABLE "sign_in_policy" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'publish', 'publish-failed', 'restore', 'delete', 'sign-in', 'sign-in-failed', 'sign-out', 'password-reset', 'key-use', 'key-refused');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP TYPE "public"."enum_sign_in_policy_second_factor_for";`)
}
