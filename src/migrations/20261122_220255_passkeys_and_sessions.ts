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
  
  CREATE TABLE "staff_sessions" (
  	"sid" text PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"device" text NOT NULL,
  	"network" text NOT NULL,
  	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_places" (
  	"user_id" uuid NOT NULL,
  	"place" text NOT NULL,
  	"locale" text NOT NULL,
  	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "staff_places_user_id_place_pk" PRIMARY KEY("user_id","place")
  );
  
  CREATE INDEX "passkeys_user_id_idx" ON "passkeys" USING btree ("user_id");
  CREATE INDEX "staff_sessions_user_id_idx" ON "staff_sessions" USING btree ("user_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "passkeys" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff_places" CASCADE;`)
}
