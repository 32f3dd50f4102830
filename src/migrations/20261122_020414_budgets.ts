import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "order_holds" (
  	"order_id" uuid PRIMARY KEY NOT NULL,
  	"link_id" uuid NOT NULL,
  	"client_key" "bytea" NOT NULL,
  	"near_key" "bytea" NOT NULL,
  	"far_key" "bytea" NOT NULL,
  	"email_key" "bytea",
  	"held_until" timestamp with time zone
  );
  
  ALTER TABLE "otp_challenges" ADD COLUMN "near_key" "bytea";
  ALTER TABLE "otp_challenges" ADD COLUMN "far_key" "bytea";
  CREATE INDEX "order_holds_link_id_idx" ON "order_holds" USING btree ("link_id");
  CREATE INDEX "otp_challenges_near_key_idx" ON "otp_challenges" USING btree ("near_key","issued_at");
  CREATE INDEX "otp_challenges_far_key_idx" ON "otp_challenges" USING btree ("far_key","issued_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_holds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "order_holds" CASCADE;
  DROP INDEX "otp_challenges_near_key_idx";
  DROP INDEX "otp_challenges_far_key_idx";
  ALTER TABLE "otp_challenges" DROP COLUMN "near_key";
  ALTER TABLE "otp_challenges" DROP COLUMN "far_key";`)
}
