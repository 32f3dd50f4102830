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
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "users_service_account_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users" DROP COLUMN "service_account";`)
}
