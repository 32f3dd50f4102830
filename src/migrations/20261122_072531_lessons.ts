import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."lesson_captions_language" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."lesson_question_kind" AS ENUM('single', 'multiple', 'text');
  CREATE TYPE "public"."enum_courses_syllabus_lessons_kind" AS ENUM('text', 'video', 'quiz', 'download');
  CREATE TYPE "public"."enum__courses_v_version_syllabus_lessons_kind" AS ENUM('text', 'video', 'quiz', 'download');
  CREATE TABLE "lesson_attempts" (
  	"enrolment_id" uuid NOT NULL,
  	"lesson" text NOT NULL,
  	"number" integer NOT NULL,
  	"score" integer NOT NULL,
  	"passed" boolean NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "lesson_attempts_enrolment_id_lesson_number_pk" PRIMARY KEY("enrolment_id","lesson","number")
  );
  
  CREATE TABLE "lesson_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "lesson_captions_language",
  	"file_id" uuid
  );
  
  CREATE TABLE "lesson_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"is_correct" boolean DEFAULT false
  );
  
  CREATE TABLE "lesson_options_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "lesson_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "lesson_question_kind" DEFAULT 'single'
  );
  
  CREATE TABLE "lesson_questions_locales" (
  	"prompt" varchar,
  	"explanation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_lesson_captions_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"language" "lesson_captions_language",
  	"file_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lesson_options_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"is_correct" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lesson_options_v_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_lesson_questions_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "lesson_question_kind" DEFAULT 'single',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lesson_questions_v_locales" (
  	"prompt" varchar,
  	"explanation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "lesson_files" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "video_hosts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "video_hosts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "courses_syllabus_lessons" ADD COLUMN "kind" "enum_courses_syllabus_lessons_kind" DEFAULT 'text';
  ALTER TABLE "courses_syllabus_lessons" ADD COLUMN "is_preview" boolean DEFAULT false;
  ALTER TABLE "courses_syllabus_lessons" ADD COLUMN "file_id" uuid;
  ALTER TABLE "courses_syllabus_lessons" ADD COLUMN "embed_url" varchar;
  ALTER TABLE "courses_syllabus_lessons" ADD COLUMN "pass_mark" numeric DEFAULT 80;
  ALTER TABLE "courses_syllabus_lessons" ADD COLUMN "attempts" numeric;
  ALTER TABLE "courses_syllabus_lessons_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "_courses_v_version_syllabus_lessons" ADD COLUMN "kind" "enum__courses_v_version_syllabus_lessons_kind" DEFAULT 'text';
  ALTER TABLE "_courses_v_version_syllabus_lessons" ADD COLUMN "is_preview" boolean DEFAULT false;
  ALTER TABLE "_courses_v_version_syllabus_lessons" ADD COLUMN "file_id" uuid;
  ALTER TABLE "_courses_v_version_syllabus_lessons" ADD COLUMN "embed_url" varchar;
  ALTER TABLE "_courses_v_version_syllabus_lessons" ADD COLUMN "pass_mark" numeric DEFAULT 80;
  ALTER TABLE "_courses_v_version_syllabus_lessons" ADD COLUMN "attempts" numeric;
  ALTER TABLE "_courses_v_version_syllabus_lessons_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lesson_files_id" uuid;
  ALTER TABLE "lesson_captions" ADD CONSTRAINT "lesson_captions_file_id_lesson_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."lesson_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_captions" ADD CONSTRAINT "lesson_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses_syllabus_lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lesson_options" ADD CONSTRAINT "lesson_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lesson_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lesson_options_locales" ADD CONSTRAINT "lesson_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lesson_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses_syllabus_lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lesson_questions_locales" ADD CONSTRAINT "lesson_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lesson_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lesson_captions_v" ADD CONSTRAINT "_lesson_captions_v_file_id_lesson_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."lesson_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lesson_captions_v" ADD CONSTRAINT "_lesson_captions_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v_version_syllabus_lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lesson_options_v" ADD CONSTRAINT "_lesson_options_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lesson_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lesson_options_v_locales" ADD CONSTRAINT "_lesson_options_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lesson_options_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lesson_questions_v" ADD CONSTRAINT "_lesson_questions_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v_version_syllabus_lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lesson_questions_v_locales" ADD CONSTRAINT "_lesson_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lesson_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_hosts_texts" ADD CONSTRAINT "video_hosts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."video_hosts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "lesson_captions_order_idx" ON "lesson_captions" USING btree ("_order");
  CREATE INDEX "lesson_captions_parent_id_idx" ON "lesson_captions" USING btree ("_parent_id");
  CREATE INDEX "lesson_captions_file_idx" ON "lesson_captions" USING btree ("file_id");
  CREATE INDEX "lesson_options_order_idx" ON "lesson_options" USING btree ("_order");
  CREATE INDEX "lesson_options_parent_id_idx" ON "lesson_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "lesson_options_locales_locale_parent_id_unique" ON "lesson_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lesson_questions_order_idx" ON "lesson_questions" USING btree ("_order");
  CREATE INDEX "lesson_questions_parent_id_idx" ON "lesson_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "lesson_questions_locales_locale_parent_id_unique" ON "lesson_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lesson_captions_v_order_idx" ON "_lesson_captions_v" USING btree ("_order");
  CREATE INDEX "_lesson_captions_v_parent_id_idx" ON "_lesson_captions_v" USING btree ("_parent_id");
  CREATE INDEX "_lesson_captions_v_file_idx" ON "_lesson_captions_v" USING btree ("file_id");
  CREATE INDEX "_lesson_options_v_order_idx" ON "_lesson_options_v" USING btree ("_order");
  CREATE INDEX "_lesson_options_v_parent_id_idx" ON "_lesson_options_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_lesson_options_v_locales_locale_parent_id_unique" ON "_lesson_options_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lesson_questions_v_order_idx" ON "_lesson_questions_v" USING btree ("_order");
  CREATE INDEX "_lesson_questions_v_parent_id_idx" ON "_lesson_questions_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_lesson_questions_v_locales_locale_parent_id_unique" ON "_lesson_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lesson_files_updated_at_idx" ON "lesson_files" USING btree ("updated_at");
  CREATE INDEX "lesson_files_created_at_idx" ON "lesson_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "lesson_files_filename_idx" ON "lesson_files" USING btree ("filename");
  CREATE INDEX "video_hosts_texts_order_parent" ON "video_hosts_texts" USING btree ("order","parent_id");
  ALTER TABLE "courses_syllabus_lessons" ADD CONSTRAINT "courses_syllabus_lessons_file_id_lesson_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."lesson_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v_version_syllabus_lessons" ADD CONSTRAINT "_courses_v_version_syllabus_lessons_file_id_lesson_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."lesson_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lesson_files_fk" FOREIGN KEY ("lesson_files_id") REFERENCES "public"."lesson_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "courses_syllabus_lessons_file_idx" ON "courses_syllabus_lessons" USING btree ("file_id");
  CREATE INDEX "_courses_v_version_syllabus_lessons_file_idx" ON "_courses_v_version_syllabus_lessons" USING btree ("file_id");
  CREATE INDEX "payload_locked_documents_rels_lesson_files_id_idx" ON "payload_locked_documents_rels" USING btree ("lesson_files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lesson_attempts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lesson_captions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lesson_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lesson_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lesson_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lesson_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lesson_captions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lesson_options_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lesson_options_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lesson_questions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lesson_questions_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lesson_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "video_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "video_hosts_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lesson_attempts" CASCADE;
  DROP TABLE "lesson_captions" CASCADE;
  DROP TABLE "lesson_options" CASCADE;
  DROP TABLE "lesson_options_locales" CASCADE;
  DROP TABLE "lesson_questions" CASCADE;
  DROP TABLE "lesson_questions_locales" CASCADE;
  DROP TABLE "_lesson_captions_v" CASCADE;
  DROP TABLE "_lesson_options_v" CASCADE;
  DROP TABLE "_lesson_options_v_locales" CASCADE;
  DROP TABLE "_lesson_questions_v" CASCADE;
  DROP TABLE "_lesson_questions_v_locales" CASCADE;
  DROP TABLE "lesson_files" CASCADE;
  DROP TABLE "video_hosts" CASCADE;
  DROP TABLE "video_hosts_texts" CASCADE;
  ALTER TABLE "courses_syllabus_lessons" DROP CONSTRAINT IF EXISTS "courses_syllabus_lessons_file_id_lesson_files_id_fk";
  
  ALTER TABLE "_courses_v_version_syllabus_lessons" DROP CONSTRAINT IF EXISTS "_courses_v_version_syllabus_lessons_file_id_lesson_files_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_lesson_files_fk";
  
  DROP INDEX "courses_syllabus_lessons_file_idx";
  DROP INDEX "_courses_v_version_syllabus_lessons_file_idx";
  DROP INDEX "payload_locked_documents_rels_lesson_files_id_idx";
  ALTER TABLE "courses_syllabus_lessons" DROP COLUMN "kind";
  ALTER TABLE "courses_syllabus_lessons" DROP COLUMN "is_preview";
  ALTER TABLE "courses_syllabus_lessons" DROP COLUMN "file_id";
  ALTER TABLE "courses_syllabus_lessons" DROP COLUMN "embed_url";
  ALTER TABLE "courses_syllabus_lessons" DROP COLUMN "pass_mark";
  ALTER TABLE "courses_syllabus_lessons" DROP COLUMN "attempts";
  ALTER TABLE "courses_syllabus_lessons_locales" DROP COLUMN "body";
  ALTER TABLE "_courses_v_version_syllabus_lessons" DROP COLUMN "kind";
  ALTER TABLE "_courses_v_version_syllabus_lessons" DROP COLUMN "is_preview";
  ALTER TABLE "_courses_v_version_syllabus_lessons" DROP COLUMN "file_id";
  ALTER TABLE "_courses_v_version_syllabus_lessons" DROP COLUMN "embed_url";
  ALTER TABLE "_courses_v_version_syllabus_lessons" DROP COLUMN "pass_mark";
  ALTER TABLE "_courses_v_version_syllabus_lessons" DROP COLUMN "attempts";
  ALTER TABLE "_courses_v_version_syllabus_lessons_locales" DROP COLUMN "body";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lesson_files_id";
  DROP TYPE "public"."lesson_captions_language";
  DROP TYPE "public"."lesson_question_kind";
  DROP TYPE "public"."enum_courses_syllabus_lessons_kind";
  DROP TYPE "public"."enum__courses_v_version_syllabus_lessons_kind";`)
}
