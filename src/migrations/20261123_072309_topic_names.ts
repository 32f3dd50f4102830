import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "topic_names_topics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"topic" varchar NOT NULL
  );
  
  CREATE TABLE "topic_names_topics_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "topic_names" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "topic_names_topics" ADD CONSTRAINT "topic_names_topics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."topic_names"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topic_names_topics_locales" ADD CONSTRAINT "topic_names_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."topic_names_topics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "topic_names_topics_order_idx" ON "topic_names_topics" USING btree ("_order");
  CREATE INDEX "topic_names_topics_parent_id_idx" ON "topic_names_topics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "topic_names_topics_locales_locale_parent_id_unique" ON "topic_names_topics_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "topic_names_topics" CASCADE;
  DROP TABLE "topic_names_topics_locales" CASCADE;
  DROP TABLE "topic_names" CASCADE;`)
}
