import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "certificates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"name" varchar,
  	"title" varchar NOT NULL,
  	"titles" jsonb,
  	"course_slug" varchar,
  	"hours" numeric,
  	"issuer" varchar,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"revoked_reason" varchar,
  	"learner_id" uuid,
  	"course_id" uuid,
  	"enrolment_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "enrolments_certificate_certificate_number_idx";
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "certificates_number_idx" ON "certificates" USING btree ("number");
  CREATE INDEX "certificates_issued_at_idx" ON "certificates" USING btree ("issued_at");
  CREATE INDEX "certificates_revoked_at_idx" ON "certificates" USING btree ("revoked_at");
  CREATE INDEX "certificates_learner_idx" ON "certificates" USING btree ("learner_id");
  CREATE INDEX "certificates_course_idx" ON "certificates" USING btree ("course_id");
  CREATE UNIQUE INDEX "certificates_enrolment_idx" ON "certificates" USING btree ("enrolment_id");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  INSERT INTO "certificates" ("id", "number", "name", "title", "titles", "course_slug", "issued_at", "learner_id", "course_id", "enrolment_id")
    SELECT gen_random_uuid(), certificate_number, certificate_name, certificate_title, jsonb_build_object('en', certificate_title), course_slug, coalesce(certificate_issued_at, completed_at, updated_at), learner_id, course_id, id
    FROM "enrolments" WHERE certificate_number IS NOT NULL AND certificate_title IS NOT NULL;
  ALTER TABLE "enrolments" DROP COLUMN "certificate_number";
  ALTER TABLE "enrolments" DROP COLUMN "certificate_title";
  ALTER TABLE "enrolments" DROP COLUMN "certificate_name";
  ALTER TABLE "enrolments" DROP COLUMN "certificate_issued_at";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "enrolments" ADD COLUMN "certificate_number" varchar;
  ALTER TABLE "enrolments" ADD COLUMN "certificate_title" varchar;
  ALTER TABLE "enrolments" ADD COLUMN "certificate_name" varchar;
  ALTER TABLE "enrolments" ADD COLUMN "certificate_issued_at" timestamp(3) with time zone;
  UPDATE "enrolments" SET certificate_number = c.number, certificate_title = c.title, certificate_name = c.name, certificate_issued_at = c.issued_at
    FROM "certificates" c WHERE c.enrolment_id = "enrolments".id;
  CREATE UNIQUE INDEX "enrolments_certificate_certificate_number_idx" ON "enrolments" USING btree ("certificate_number");
  DROP TABLE "certificates" CASCADE;`)
}
