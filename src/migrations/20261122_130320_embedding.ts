import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "embed_scripts" (
  	"hash" text PRIMARY KEY NOT NULL,
  	"source" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "embedding" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "embedding_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "embedding_texts" ADD CONSTRAINT "embedding_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."embedding"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "embedding_texts_order_parent" ON "embedding_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "embed_scripts" CASCADE;
  DROP TABLE "embedding" CASCADE;
  DROP TABLE "embedding_texts" CASCADE;`)
}
