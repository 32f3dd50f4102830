import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_test_questions_language" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_test_questions_result" AS ENUM('passes', 'fails');
  CREATE TABLE "test_questions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"page" varchar,
  	"language" "enum_test_questions_language" DEFAULT 'en' NOT NULL,
  	"result" "enum_test_questions_result",
  	"given" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "test_questions_id" uuid;
  CREATE INDEX "test_questions_result_idx" ON "test_questions" USING btree ("result");
  CREATE INDEX "test_questions_updated_at_idx" ON "test_questions" USING btree ("updated_at");
  CREATE INDEX "test_questions_created_at_idx" ON "test_questions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_test_questions_fk" FOREIGN KEY ("test_questions_id") REFERENCES "public"."test_questions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_test_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("test_questions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_test_questions_fk";
  DROP TABLE "test_questions" CASCADE;
  DROP INDEX "payload_locked_documents_rels_test_questions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "test_questions_id";
  DROP TYPE "public"."enum_test_questions_language";
  DROP TYPE "public"."enum_test_questions_result";`)
}
