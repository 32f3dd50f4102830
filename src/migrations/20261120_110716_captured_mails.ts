import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "captured_mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" text NOT NULL,
  	"to" text NOT NULL,
  	"subject" text NOT NULL,
  	"text" text NOT NULL,
  	"html" text NOT NULL,
  	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "captured_mails_to_sent_at_idx" ON "captured_mails" USING btree (lower("to"),"sent_at");
  CREATE INDEX "captured_mails_sent_at_idx" ON "captured_mails" USING btree ("sent_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "captured_mails" CASCADE;`)
}
