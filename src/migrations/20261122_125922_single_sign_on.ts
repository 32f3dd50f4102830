import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sign_in_steps" (
  	"token_hash" text PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"user_id" uuid,
  	"data" jsonb NOT NULL,
  	"guesses" smallint DEFAULT 0 NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "oidc_subject" varchar;
  CREATE INDEX "sign_in_steps_expires_at_idx" ON "sign_in_steps" USING btree ("expires_at");
  CREATE UNIQUE INDEX "users_oidc_subject_idx" ON "users" USING btree ("oidc_subject");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sign_in_steps" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sign_in_steps" CASCADE;
  DROP INDEX "users_oidc_subject_idx";
  ALTER TABLE "users" DROP COLUMN "oidc_subject";`)
}
