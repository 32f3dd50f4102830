import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "passkeys" (
  	"id" text PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"public_key" text NOT NULL,
  	"counter" bigint NOT NULL,
  	"transports" text[] NOT NULL,
  	"device" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"last_used_at" timestamp with time zone
  );
  
  CREATE INDEX "passkeys_user_id_idx" ON "passkeys" USING btree ("user_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "passkeys" CASCADE;`)
}
