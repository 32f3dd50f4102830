import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_mail_failures_reason" AS ENUM('refused', 'unsent', 'unwritten', 'invalid');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'sales', 'finance', 'viewer');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'publish', 'publish-failed', 'restore', 'delete', 'sign-in', 'sign-in-failed', 'sign-out', 'password-reset', 'key-use', 'key-refused');
  CREATE TYPE "public"."enum_audit_log_actor_kind" AS ENUM('staff', 'key', 'admin-key', 'visitor', 'system');
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('lead.created', 'order.paid', 'order.failed', 'order.refunded', 'learner.enrolled', 'content.published');
  CREATE TYPE "public"."enum_webhook_deliveries_status" AS ENUM('pending', 'delivered', 'failed');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_policies_kind" AS ENUM('privacy', 'terms', 'cookies', 'refund', 'accessibility', 'ai', 'security', 'other');
  CREATE TYPE "public"."enum_policies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policies_v_version_kind" AS ENUM('privacy', 'terms', 'cookies', 'refund', 'accessibility', 'ai', 'security', 'other');
  CREATE TYPE "public"."enum__policies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policies_v_published_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_partners_tier" AS ENUM('platinum', 'gold', 'silver', 'member');
  CREATE TYPE "public"."enum_partners_kind" AS ENUM('technology', 'training', 'reseller', 'community');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_tier" AS ENUM('platinum', 'gold', 'silver', 'member');
  CREATE TYPE "public"."enum__partners_v_version_kind" AS ENUM('technology', 'training', 'reseller', 'community');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_published_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'qualified', 'won', 'lost');
  CREATE TYPE "public"."enum_leads_marketing" AS ENUM('given', 'refused', 'withdrawn');
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('demo', 'contact', 'request-info', 'brochures', 'tco');
  CREATE TYPE "public"."enum_lead_events_type" AS ENUM('received', 'status', 'assignee', 'notes', 'details', 'consent');
  CREATE TYPE "public"."enum_consents_event" AS ENUM('given', 'refused', 'withdrawn');
  CREATE TYPE "public"."enum_consents_form" AS ENUM('demo', 'contact', 'request-info', 'brochures', 'tco');
  CREATE TYPE "public"."enum_courses_sessions_mode" AS ENUM('online', 'onsite');
  CREATE TYPE "public"."enum_courses_level" AS ENUM('foundation', 'practitioner', 'expert');
  CREATE TYPE "public"."enum_courses_format" AS ENUM('online', 'classroom', 'blended');
  CREATE TYPE "public"."enum_courses_price_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_courses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_version_sessions_mode" AS ENUM('online', 'onsite');
  CREATE TYPE "public"."enum__courses_v_version_level" AS ENUM('foundation', 'practitioner', 'expert');
  CREATE TYPE "public"."enum__courses_v_version_format" AS ENUM('online', 'classroom', 'blended');
  CREATE TYPE "public"."enum__courses_v_version_price_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum__courses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_published_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_enrolments_status" AS ENUM('active', 'completed');
  CREATE TYPE "public"."enum_payment_links_state" AS ENUM('draft', 'active', 'paused', 'archived');
  CREATE TYPE "public"."enum_payment_links_kind" AS ENUM('gateway', 'external');
  CREATE TYPE "public"."enum_payment_links_amount_mode" AS ENUM('fixed', 'open');
  CREATE TYPE "public"."enum_payment_links_price_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'review', 'partially_refunded', 'refunded', 'disputed');
  CREATE TYPE "public"."enum_orders_verification" AS ENUM('confirmed', 'callback-only', 'staff');
  CREATE TYPE "public"."enum_orders_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_payment_events_type" AS ENUM('created', 'sent', 'report', 'expired', 'refund', 'staff', 'note');
  CREATE TYPE "public"."enum_payment_attempts_status" AS ENUM('sent', 'succeeded', 'failed', 'cancelled', 'expired', 'unknown', 'reversed');
  CREATE TYPE "public"."enum_refunds_kind" AS ENUM('asked', 'duplicate', 'rejected');
  CREATE TYPE "public"."enum_refunds_status" AS ENUM('due', 'requested', 'done', 'refused');
  CREATE TYPE "public"."enum_chat_questions_mode" AS ENUM('platform', 'local');
  CREATE TYPE "public"."enum_risk_items_severity" AS ENUM('informational', 'low', 'medium', 'high', 'critical');
  CREATE TYPE "public"."enum_risk_items_status" AS ENUM('open', 'mitigated', 'closed');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('leads');
  CREATE TYPE "public"."enum_tco_model_currencies_currency" AS ENUM('EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY');
  CREATE TABLE "published_slugs" (
  	"collection" text NOT NULL,
  	"slug" text NOT NULL,
  	"document_id" text NOT NULL,
  	CONSTRAINT "published_slugs_collection_slug_pk" PRIMARY KEY("collection","slug")
  );
  
  CREATE TABLE "idempotency_keys" (
  	"id" text PRIMARY KEY NOT NULL,
  	"fingerprint" text NOT NULL,
  	"owner" text NOT NULL,
  	"locked_until" timestamp with time zone NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL,
  	"status" smallint,
  	"headers" jsonb,
  	"body" "bytea"
  );
  
  CREATE TABLE "job_workers" (
  	"id" text PRIMARY KEY NOT NULL,
  	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"lost_at" timestamp with time zone
  );
  
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  CREATE TABLE "captured_mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" text NOT NULL,
  	"to" text NOT NULL,
  	"subject" text NOT NULL,
  	"text" text NOT NULL,
  	"html" text NOT NULL,
  	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "measurements" (
  	"hour" timestamp with time zone NOT NULL,
  	"name" text NOT NULL,
  	"bucket" smallint NOT NULL,
  	"count" bigint NOT NULL,
  	"sum" double precision NOT NULL,
  	CONSTRAINT "measurements_name_hour_bucket_pk" PRIMARY KEY("name","hour","bucket")
  );
  
  CREATE TABLE "otp_challenges" (
  	"id" text PRIMARY KEY NOT NULL,
  	"purpose" text NOT NULL,
  	"email_key" "bytea" NOT NULL,
  	"address_key" "bytea" NOT NULL,
  	"client_key" "bytea" NOT NULL,
  	"email" text,
  	"nonce" "bytea",
  	"code_check" "bytea" NOT NULL,
  	"guesses" smallint DEFAULT 0 NOT NULL,
  	"issued_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  	"verified_at" timestamp with time zone,
  	"closed_at" timestamp with time zone
  );
  
  CREATE TABLE "otp_addresses" (
  	"key" "bytea" PRIMARY KEY NOT NULL,
  	"issued_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  	"wrong_at" timestamp with time zone[] DEFAULT '{}' NOT NULL,
  	"wrong_in_a_row" integer DEFAULT 0 NOT NULL,
  	"paused_until" timestamp with time zone
  );
  
  CREATE TABLE "topic_events" (
  	"position" bigserial PRIMARY KEY NOT NULL,
  	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
  	"topic" text NOT NULL,
  	"data" jsonb NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_misses" (
  	"day" date NOT NULL,
  	"query" text NOT NULL,
  	"searches" integer NOT NULL,
  	CONSTRAINT "search_misses_day_query_pk" PRIMARY KEY("day","query")
  );
  
  CREATE TABLE "learner_sessions" (
  	"token_hash" text PRIMARY KEY NOT NULL,
  	"learner_id" uuid NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL,
  	"ends_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "payment_link_visits" (
  	"link_id" uuid NOT NULL,
  	"day" date NOT NULL,
  	"visits" bigint NOT NULL,
  	CONSTRAINT "payment_link_visits_link_id_day_pk" PRIMARY KEY("link_id","day")
  );
  
  CREATE TABLE "simulated_payments" (
  	"session" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_no" text NOT NULL,
  	"tracking_id" text NOT NULL,
  	"amount" bigint NOT NULL,
  	"currency" text NOT NULL,
  	"redirect_url" text NOT NULL,
  	"cancel_url" text NOT NULL,
  	"payer_name" text DEFAULT '' NOT NULL,
  	"payer_email" text DEFAULT '' NOT NULL,
  	"payer_phone" text DEFAULT '' NOT NULL,
  	"outcome" text DEFAULT '' NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "simulated_payments_tracking_id_unique" UNIQUE("tracking_id")
  );
  
  CREATE TABLE "simulated_refunds" (
  	"reference" text PRIMARY KEY NOT NULL,
  	"tracking_id" text NOT NULL,
  	"amount" bigint NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "chat_turns" (
  	"message_id" text PRIMARY KEY NOT NULL,
  	"conversation_id" text NOT NULL,
  	"question" text NOT NULL,
  	"answer" text NOT NULL,
  	"said_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "chat_budget" (
  	"day" date PRIMARY KEY NOT NULL,
  	"tokens" bigint NOT NULL
  );
  
  CREATE TABLE "assurance_signals" (
  	"id" text PRIMARY KEY NOT NULL,
  	"position" bigint,
  	"fold_key" text,
  	"added_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  	"category" text NOT NULL,
  	"level" smallint NOT NULL,
  	"content" jsonb NOT NULL
  );
  
  CREATE TABLE "assurance_states" (
  	"key" text PRIMARY KEY NOT NULL,
  	"state" text NOT NULL,
  	"checked_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "mail_failures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"recipient" varchar,
  	"kind" varchar NOT NULL,
  	"reason" "enum_mail_failures_reason" NOT NULL,
  	"attempts" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'viewer' NOT NULL,
  	"api_key_expires_at" timestamp(3) with time zone,
  	"api_key_last_used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"action" "enum_audit_log_action" NOT NULL,
  	"target" varchar,
  	"target_id" varchar,
  	"actor_kind" "enum_audit_log_actor_kind" NOT NULL,
  	"actor" varchar,
  	"actor_email" varchar,
  	"before" jsonb,
  	"after" jsonb,
  	"request_id" varchar,
  	"client" varchar,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"merge_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhooks_events" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_webhooks_events",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "webhooks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"failing_since" timestamp(3) with time zone,
  	"dead_since" timestamp(3) with time zone,
  	"secret_sealed" varchar,
  	"previous_secret_sealed" varchar,
  	"previous_valid_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_deliveries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"webhook_id" uuid,
  	"message_id" varchar NOT NULL,
  	"event" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"status" "enum_webhook_deliveries_status" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"first_attempt_at" timestamp(3) with time zone,
  	"last_attempt_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"last_status" numeric,
  	"last_answer" varchar,
  	"last_fault" varchar,
  	"in_order" boolean DEFAULT true,
  	"position" numeric,
  	"leased_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "policies" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"kind" "enum_policies_kind",
  	"version" varchar,
  	"effective_date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_policies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "policies_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_policies_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_kind" "enum__policies_v_version_kind",
  	"version_version" varchar,
  	"version_effective_date" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__policies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__policies_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_policies_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"tier" "enum_partners_tier" DEFAULT 'member',
  	"kind" "enum_partners_kind" DEFAULT 'technology',
  	"logo_id" uuid,
  	"url" varchar,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "partners_locales" (
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "partners_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_partners_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_tier" "enum__partners_v_version_tier" DEFAULT 'member',
  	"version_kind" "enum__partners_v_version_kind" DEFAULT 'technology',
  	"version_logo_id" uuid,
  	"version_url" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__partners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_partners_v_locales" (
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_partners_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "faqs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "leads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" uuid,
  	"marketing" "enum_leads_marketing",
  	"name" varchar,
  	"email" varchar NOT NULL,
  	"email_key" varchar NOT NULL,
  	"company" varchar,
  	"job_title" varchar,
  	"phone" varchar,
  	"country" varchar,
  	"company_size" varchar,
  	"preferred_time" varchar,
  	"subject" varchar,
  	"message" varchar,
  	"program" varchar,
  	"question" varchar,
  	"start_preference" varchar,
  	"brochure" varchar,
  	"inputs" jsonb,
  	"estimate" jsonb,
  	"notes" varchar,
  	"reference" varchar NOT NULL,
  	"kind" "enum_leads_kind" NOT NULL,
  	"source" varchar,
  	"attribution" jsonb,
  	"locale" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lead_events" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"lead_id" uuid NOT NULL,
  	"type" "enum_lead_events_type" NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"email_key" varchar,
  	"event" "enum_consents_event" NOT NULL,
  	"marketing" boolean DEFAULT false NOT NULL,
  	"policy_version" varchar,
  	"policy_text" varchar,
  	"form" "enum_consents_form" NOT NULL,
  	"locale" varchar NOT NULL,
  	"address_hash" varchar,
  	"lead_id" uuid,
  	"withdraws_id" uuid,
  	"erased_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brochures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"file_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brochures_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "brochure_files" (
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
  
  CREATE TABLE "courses_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"mode" "enum_courses_sessions_mode" DEFAULT 'online',
  	"seats" numeric
  );
  
  CREATE TABLE "courses_syllabus_lessons" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"minutes" numeric
  );
  
  CREATE TABLE "courses_syllabus_lessons_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "courses_syllabus" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "courses_syllabus_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "courses_instructors" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "courses_instructors_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "courses" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"image_id" uuid,
  	"level" "enum_courses_level",
  	"format" "enum_courses_format",
  	"language" varchar DEFAULT 'en',
  	"duration_hours" numeric,
  	"price_amount" numeric,
  	"price_currency" "enum_courses_price_currency" DEFAULT 'EUR',
  	"certificate" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_courses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "courses_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "courses_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_courses_v_version_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"mode" "enum__courses_v_version_sessions_mode" DEFAULT 'online',
  	"seats" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_syllabus_lessons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"minutes" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_syllabus_lessons_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_syllabus" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_syllabus_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_instructors" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v_version_instructors_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_courses_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_image_id" uuid,
  	"version_level" "enum__courses_v_version_level",
  	"version_format" "enum__courses_v_version_format",
  	"version_language" varchar DEFAULT 'en',
  	"version_duration_hours" numeric,
  	"version_price_amount" numeric,
  	"version_price_currency" "enum__courses_v_version_price_currency" DEFAULT 'EUR',
  	"version_certificate" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__courses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__courses_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_courses_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_courses_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "learners" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"blocked" boolean DEFAULT false,
  	"last_sign_in_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"learner_id" uuid NOT NULL,
  	"course_id" uuid,
  	"status" "enum_enrolments_status" DEFAULT 'active' NOT NULL,
  	"progress" numeric DEFAULT 0,
  	"completed_at" timestamp(3) with time zone,
  	"completed_lessons" jsonb,
  	"course_title" varchar,
  	"course_slug" varchar,
  	"order" varchar,
  	"certificate_number" varchar,
  	"certificate_title" varchar,
  	"certificate_name" varchar,
  	"certificate_issued_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_links" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"state" "enum_payment_links_state" DEFAULT 'draft' NOT NULL,
  	"kind" "enum_payment_links_kind" DEFAULT 'gateway' NOT NULL,
  	"image_id" uuid,
  	"amount_mode" "enum_payment_links_amount_mode" DEFAULT 'fixed',
  	"price_amount" numeric,
  	"price_currency" "enum_payment_links_price_currency" DEFAULT 'EUR',
  	"min" numeric,
  	"max" numeric,
  	"target" varchar,
  	"available_from" timestamp(3) with time zone,
  	"available_until" timestamp(3) with time zone,
  	"max_uses" numeric,
  	"course_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_links_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_orders_status" NOT NULL,
  	"verification" "enum_orders_verification",
  	"attention" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"number" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"refunded_amount" numeric DEFAULT 0 NOT NULL,
  	"currency" "enum_orders_currency" NOT NULL,
  	"title" varchar NOT NULL,
  	"link_id" uuid NOT NULL,
  	"course_id" uuid,
  	"customer_name" varchar,
  	"customer_email" varchar,
  	"customer_phone" varchar,
  	"tracking_id" varchar,
  	"locale" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"initiation_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_events" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order_id" uuid NOT NULL,
  	"position" numeric NOT NULL,
  	"type" "enum_payment_events_type" NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"source" varchar,
  	"fact" varchar,
  	"gateway_order_id" varchar,
  	"tracking_id" varchar,
  	"gateway_status" varchar,
  	"amount" numeric,
  	"currency" varchar,
  	"message" varchar,
  	"by_id" uuid,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_attempts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order_id" uuid NOT NULL,
  	"gateway_order_id" varchar NOT NULL,
  	"status" "enum_payment_attempts_status" NOT NULL,
  	"tracking_id" varchar,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"next_poll_at" timestamp(3) with time zone,
  	"polled_at" timestamp(3) with time zone,
  	"polls" numeric DEFAULT 0 NOT NULL,
  	"empty_polls" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "refunds" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"order_id" uuid NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"kind" "enum_refunds_kind" NOT NULL,
  	"status" "enum_refunds_status" NOT NULL,
  	"tracking_id" varchar NOT NULL,
  	"reason" varchar,
  	"answer" varchar,
  	"by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"compared" numeric NOT NULL,
  	"differences" numeric NOT NULL,
  	"findings" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "chat_questions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"faq_id" uuid,
  	"grounded" boolean,
  	"mode" "enum_chat_questions_mode" NOT NULL,
  	"source" varchar,
  	"helpful" boolean,
  	"comment" varchar,
  	"locale" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"message_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "risk_items" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"category" varchar NOT NULL,
  	"detail" varchar,
  	"severity" "enum_risk_items_severity" DEFAULT 'medium' NOT NULL,
  	"status" "enum_risk_items_status" DEFAULT 'open' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid,
  	"pages_id" uuid,
  	"policies_id" uuid,
  	"partners_id" uuid,
  	"faqs_id" uuid,
  	"media_id" uuid,
  	"brochures_id" uuid,
  	"brochure_files_id" uuid,
  	"courses_id" uuid,
  	"payment_links_id" uuid,
  	"risk_items_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "branding_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "branding" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'Foyer' NOT NULL,
  	"legal_name" varchar,
  	"url" varchar,
  	"logo_light_id" uuid,
  	"logo_dark_id" uuid,
  	"favicon_id" uuid,
  	"colors_primary" varchar DEFAULT '#12525e' NOT NULL,
  	"colors_on_primary" varchar DEFAULT '#ffffff' NOT NULL,
  	"colors_accent" varchar DEFAULT '#b4530a' NOT NULL,
  	"colors_background" varchar DEFAULT '#ffffff' NOT NULL,
  	"colors_foreground" varchar DEFAULT '#16211f' NOT NULL,
  	"fonts_heading" varchar,
  	"fonts_body" varchar,
  	"contact_email" varchar,
  	"contact_phone" varchar,
  	"contact_address" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "branding_locales" (
  	"tagline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "tco_model_currencies_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from_seats" numeric NOT NULL,
  	"price_per_seat" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "tco_model_currencies" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency" "enum_tco_model_currencies_currency" NOT NULL,
  	"setup_fee" numeric DEFAULT 0 NOT NULL,
  	"migration_per_seat" numeric DEFAULT 0 NOT NULL,
  	"support_per_year" numeric DEFAULT 0 NOT NULL,
  	"admin_hour_rate" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "tco_model" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"hours_saved_percent" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webhooks_events" ADD CONSTRAINT "webhooks_events_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policies_locales" ADD CONSTRAINT "policies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v" ADD CONSTRAINT "_policies_v_parent_id_policies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policies_v_locales" ADD CONSTRAINT "_policies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_locales" ADD CONSTRAINT "partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_texts" ADD CONSTRAINT "partners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_locales" ADD CONSTRAINT "_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_texts" ADD CONSTRAINT "_partners_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_texts" ADD CONSTRAINT "leads_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_withdraws_id_consents_id_fk" FOREIGN KEY ("withdraws_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_file_id_brochure_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."brochure_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures_locales" ADD CONSTRAINT "brochures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_sessions" ADD CONSTRAINT "courses_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_syllabus_lessons" ADD CONSTRAINT "courses_syllabus_lessons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses_syllabus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_syllabus_lessons_locales" ADD CONSTRAINT "courses_syllabus_lessons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses_syllabus_lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_syllabus" ADD CONSTRAINT "courses_syllabus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_syllabus_locales" ADD CONSTRAINT "courses_syllabus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses_syllabus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_instructors" ADD CONSTRAINT "courses_instructors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_instructors_locales" ADD CONSTRAINT "courses_instructors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses_instructors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses_locales" ADD CONSTRAINT "courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_texts" ADD CONSTRAINT "courses_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_sessions" ADD CONSTRAINT "_courses_v_version_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_syllabus_lessons" ADD CONSTRAINT "_courses_v_version_syllabus_lessons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v_version_syllabus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_syllabus_lessons_locales" ADD CONSTRAINT "_courses_v_version_syllabus_lessons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v_version_syllabus_lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_syllabus" ADD CONSTRAINT "_courses_v_version_syllabus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_syllabus_locales" ADD CONSTRAINT "_courses_v_version_syllabus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v_version_syllabus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_instructors" ADD CONSTRAINT "_courses_v_version_instructors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_instructors_locales" ADD CONSTRAINT "_courses_v_version_instructors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v_version_instructors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_parent_id_courses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v_locales" ADD CONSTRAINT "_courses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_texts" ADD CONSTRAINT "_courses_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_links_locales" ADD CONSTRAINT "payment_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payment_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_link_id_payment_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_questions" ADD CONSTRAINT "chat_questions_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_policies_fk" FOREIGN KEY ("policies_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brochure_files_fk" FOREIGN KEY ("brochure_files_id") REFERENCES "public"."brochure_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_links_fk" FOREIGN KEY ("payment_links_id") REFERENCES "public"."payment_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_risk_items_fk" FOREIGN KEY ("risk_items_id") REFERENCES "public"."risk_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_social" ADD CONSTRAINT "branding_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding" ADD CONSTRAINT "branding_logo_light_id_media_id_fk" FOREIGN KEY ("logo_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding" ADD CONSTRAINT "branding_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding" ADD CONSTRAINT "branding_favicon_id_media_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding_locales" ADD CONSTRAINT "branding_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tco_model_currencies_bands" ADD CONSTRAINT "tco_model_currencies_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tco_model_currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tco_model_currencies" ADD CONSTRAINT "tco_model_currencies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tco_model"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys" USING btree ("expires_at");
  CREATE INDEX "captured_mails_to_sent_at_idx" ON "captured_mails" USING btree (lower("to"),"sent_at");
  CREATE INDEX "captured_mails_sent_at_idx" ON "captured_mails" USING btree ("sent_at");
  CREATE INDEX "otp_challenges_address_key_idx" ON "otp_challenges" USING btree ("address_key","issued_at");
  CREATE INDEX "otp_challenges_client_key_idx" ON "otp_challenges" USING btree ("client_key","issued_at");
  CREATE INDEX "otp_challenges_issued_at_idx" ON "otp_challenges" USING btree ("issued_at");
  CREATE INDEX "topic_events_order" ON "topic_events" USING btree ("topic","transaction","position");
  CREATE INDEX "topic_events_created_at" ON "topic_events" USING btree ("created_at");
  CREATE INDEX "learner_sessions_learner_id_idx" ON "learner_sessions" USING btree ("learner_id");
  CREATE INDEX "learner_sessions_expires_at_idx" ON "learner_sessions" USING btree ("expires_at");
  CREATE INDEX "simulated_payments_order_no_idx" ON "simulated_payments" USING btree ("order_no","created_at");
  CREATE INDEX "simulated_payments_created_at_idx" ON "simulated_payments" USING btree ("created_at");
  CREATE INDEX "simulated_refunds_tracking_id_idx" ON "simulated_refunds" USING btree ("tracking_id");
  CREATE INDEX "chat_turns_conversation_id_idx" ON "chat_turns" USING btree ("conversation_id","said_at");
  CREATE INDEX "chat_turns_said_at_idx" ON "chat_turns" USING btree ("said_at");
  CREATE UNIQUE INDEX "assurance_signals_position_idx" ON "assurance_signals" USING btree ("position");
  CREATE UNIQUE INDEX "assurance_signals_fold_key_idx" ON "assurance_signals" USING btree ("fold_key");
  CREATE INDEX "assurance_signals_unplaced_idx" ON "assurance_signals" USING btree ("id") WHERE position is null;
  CREATE INDEX "mail_failures_recipient_idx" ON "mail_failures" USING btree ("recipient");
  CREATE INDEX "mail_failures_updated_at_idx" ON "mail_failures" USING btree ("updated_at");
  CREATE INDEX "mail_failures_created_at_idx" ON "mail_failures" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target");
  CREATE INDEX "audit_log_target_id_idx" ON "audit_log" USING btree ("target_id");
  CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor");
  CREATE INDEX "audit_log_actor_email_idx" ON "audit_log" USING btree ("actor_email");
  CREATE INDEX "audit_log_request_id_idx" ON "audit_log" USING btree ("request_id");
  CREATE INDEX "audit_log_client_idx" ON "audit_log" USING btree ("client");
  CREATE UNIQUE INDEX "audit_log_merge_key_idx" ON "audit_log" USING btree ("merge_key");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "webhooks_events_order_idx" ON "webhooks_events" USING btree ("order");
  CREATE INDEX "webhooks_events_parent_idx" ON "webhooks_events" USING btree ("parent_id");
  CREATE INDEX "webhooks_failing_since_idx" ON "webhooks" USING btree ("failing_since");
  CREATE INDEX "webhooks_dead_since_idx" ON "webhooks" USING btree ("dead_since");
  CREATE INDEX "webhooks_previous_valid_until_idx" ON "webhooks" USING btree ("previous_valid_until");
  CREATE INDEX "webhooks_updated_at_idx" ON "webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "webhooks" USING btree ("created_at");
  CREATE INDEX "webhook_deliveries_webhook_idx" ON "webhook_deliveries" USING btree ("webhook_id");
  CREATE INDEX "webhook_deliveries_message_id_idx" ON "webhook_deliveries" USING btree ("message_id");
  CREATE INDEX "webhook_deliveries_event_idx" ON "webhook_deliveries" USING btree ("event");
  CREATE INDEX "webhook_deliveries_status_idx" ON "webhook_deliveries" USING btree ("status");
  CREATE INDEX "webhook_deliveries_next_attempt_at_idx" ON "webhook_deliveries" USING btree ("next_attempt_at");
  CREATE INDEX "webhook_deliveries_position_idx" ON "webhook_deliveries" USING btree ("position");
  CREATE INDEX "webhook_deliveries_updated_at_idx" ON "webhook_deliveries" USING btree ("updated_at");
  CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at");
  CREATE INDEX "webhook_status_position_idx" ON "webhook_deliveries" USING btree ("webhook_id","status","position");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "policies_slug_idx" ON "policies" USING btree ("slug");
  CREATE INDEX "policies_kind_idx" ON "policies" USING btree ("kind");
  CREATE INDEX "policies_updated_at_idx" ON "policies" USING btree ("updated_at");
  CREATE INDEX "policies_created_at_idx" ON "policies" USING btree ("created_at");
  CREATE INDEX "policies__status_idx" ON "policies" USING btree ("_status");
  CREATE UNIQUE INDEX "policies_locales_locale_parent_id_unique" ON "policies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_policies_v_parent_idx" ON "_policies_v" USING btree ("parent_id");
  CREATE INDEX "_policies_v_version_version_slug_idx" ON "_policies_v" USING btree ("version_slug");
  CREATE INDEX "_policies_v_version_version_kind_idx" ON "_policies_v" USING btree ("version_kind");
  CREATE INDEX "_policies_v_version_version_updated_at_idx" ON "_policies_v" USING btree ("version_updated_at");
  CREATE INDEX "_policies_v_version_version_created_at_idx" ON "_policies_v" USING btree ("version_created_at");
  CREATE INDEX "_policies_v_version_version__status_idx" ON "_policies_v" USING btree ("version__status");
  CREATE INDEX "_policies_v_created_at_idx" ON "_policies_v" USING btree ("created_at");
  CREATE INDEX "_policies_v_updated_at_idx" ON "_policies_v" USING btree ("updated_at");
  CREATE INDEX "_policies_v_snapshot_idx" ON "_policies_v" USING btree ("snapshot");
  CREATE INDEX "_policies_v_published_locale_idx" ON "_policies_v" USING btree ("published_locale");
  CREATE INDEX "_policies_v_latest_idx" ON "_policies_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_policies_v_locales_locale_parent_id_unique" ON "_policies_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners" USING btree ("slug");
  CREATE INDEX "partners_tier_idx" ON "partners" USING btree ("tier");
  CREATE INDEX "partners_kind_idx" ON "partners" USING btree ("kind");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_order_idx" ON "partners" USING btree ("order");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE UNIQUE INDEX "partners_locales_locale_parent_id_unique" ON "partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "partners_texts_order_parent" ON "partners_texts" USING btree ("order","parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "_partners_v" USING btree ("version_slug");
  CREATE INDEX "_partners_v_version_version_tier_idx" ON "_partners_v" USING btree ("version_tier");
  CREATE INDEX "_partners_v_version_version_kind_idx" ON "_partners_v" USING btree ("version_kind");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_order_idx" ON "_partners_v" USING btree ("version_order");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_snapshot_idx" ON "_partners_v" USING btree ("snapshot");
  CREATE INDEX "_partners_v_published_locale_idx" ON "_partners_v" USING btree ("published_locale");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_partners_v_locales_locale_parent_id_unique" ON "_partners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partners_v_texts_order_parent" ON "_partners_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_assignee_idx" ON "leads" USING btree ("assignee_id");
  CREATE INDEX "leads_email_key_idx" ON "leads" USING btree ("email_key");
  CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE INDEX "leads_kind_idx" ON "leads" USING btree ("kind");
  CREATE INDEX "leads_source_idx" ON "leads" USING btree ("source");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_texts_order_parent" ON "leads_texts" USING btree ("order","parent_id");
  CREATE INDEX "lead_events_lead_idx" ON "lead_events" USING btree ("lead_id");
  CREATE INDEX "lead_events_by_idx" ON "lead_events" USING btree ("by_id");
  CREATE INDEX "lead_events_updated_at_idx" ON "lead_events" USING btree ("updated_at");
  CREATE INDEX "lead_events_created_at_idx" ON "lead_events" USING btree ("created_at");
  CREATE INDEX "consents_email_key_idx" ON "consents" USING btree ("email_key");
  CREATE INDEX "consents_policy_version_idx" ON "consents" USING btree ("policy_version");
  CREATE INDEX "consents_lead_idx" ON "consents" USING btree ("lead_id");
  CREATE UNIQUE INDEX "consents_withdraws_idx" ON "consents" USING btree ("withdraws_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "brochures_slug_idx" ON "brochures" USING btree ("slug");
  CREATE INDEX "brochures_file_idx" ON "brochures" USING btree ("file_id");
  CREATE INDEX "brochures_updated_at_idx" ON "brochures" USING btree ("updated_at");
  CREATE INDEX "brochures_created_at_idx" ON "brochures" USING btree ("created_at");
  CREATE UNIQUE INDEX "brochures_locales_locale_parent_id_unique" ON "brochures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brochure_files_updated_at_idx" ON "brochure_files" USING btree ("updated_at");
  CREATE INDEX "brochure_files_created_at_idx" ON "brochure_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "brochure_files_filename_idx" ON "brochure_files" USING btree ("filename");
  CREATE INDEX "courses_sessions_order_idx" ON "courses_sessions" USING btree ("_order");
  CREATE INDEX "courses_sessions_parent_id_idx" ON "courses_sessions" USING btree ("_parent_id");
  CREATE INDEX "courses_syllabus_lessons_order_idx" ON "courses_syllabus_lessons" USING btree ("_order");
  CREATE INDEX "courses_syllabus_lessons_parent_id_idx" ON "courses_syllabus_lessons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "courses_syllabus_lessons_locales_locale_parent_id_unique" ON "courses_syllabus_lessons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses_syllabus_order_idx" ON "courses_syllabus" USING btree ("_order");
  CREATE INDEX "courses_syllabus_parent_id_idx" ON "courses_syllabus" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "courses_syllabus_locales_locale_parent_id_unique" ON "courses_syllabus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses_instructors_order_idx" ON "courses_instructors" USING btree ("_order");
  CREATE INDEX "courses_instructors_parent_id_idx" ON "courses_instructors" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "courses_instructors_locales_locale_parent_id_unique" ON "courses_instructors_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "courses_slug_idx" ON "courses" USING btree ("slug");
  CREATE INDEX "courses_image_idx" ON "courses" USING btree ("image_id");
  CREATE INDEX "courses_level_idx" ON "courses" USING btree ("level");
  CREATE INDEX "courses_format_idx" ON "courses" USING btree ("format");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE INDEX "courses__status_idx" ON "courses" USING btree ("_status");
  CREATE UNIQUE INDEX "courses_locales_locale_parent_id_unique" ON "courses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses_texts_order_parent" ON "courses_texts" USING btree ("order","parent_id");
  CREATE INDEX "courses_texts_locale_parent" ON "courses_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_courses_v_version_sessions_order_idx" ON "_courses_v_version_sessions" USING btree ("_order");
  CREATE INDEX "_courses_v_version_sessions_parent_id_idx" ON "_courses_v_version_sessions" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_version_syllabus_lessons_order_idx" ON "_courses_v_version_syllabus_lessons" USING btree ("_order");
  CREATE INDEX "_courses_v_version_syllabus_lessons_parent_id_idx" ON "_courses_v_version_syllabus_lessons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_courses_v_version_syllabus_lessons_locales_locale_parent_id" ON "_courses_v_version_syllabus_lessons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_version_syllabus_order_idx" ON "_courses_v_version_syllabus" USING btree ("_order");
  CREATE INDEX "_courses_v_version_syllabus_parent_id_idx" ON "_courses_v_version_syllabus" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_courses_v_version_syllabus_locales_locale_parent_id_unique" ON "_courses_v_version_syllabus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_version_instructors_order_idx" ON "_courses_v_version_instructors" USING btree ("_order");
  CREATE INDEX "_courses_v_version_instructors_parent_id_idx" ON "_courses_v_version_instructors" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_courses_v_version_instructors_locales_locale_parent_id_uniq" ON "_courses_v_version_instructors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_parent_idx" ON "_courses_v" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_version_slug_idx" ON "_courses_v" USING btree ("version_slug");
  CREATE INDEX "_courses_v_version_version_image_idx" ON "_courses_v" USING btree ("version_image_id");
  CREATE INDEX "_courses_v_version_version_level_idx" ON "_courses_v" USING btree ("version_level");
  CREATE INDEX "_courses_v_version_version_format_idx" ON "_courses_v" USING btree ("version_format");
  CREATE INDEX "_courses_v_version_version_updated_at_idx" ON "_courses_v" USING btree ("version_updated_at");
  CREATE INDEX "_courses_v_version_version_created_at_idx" ON "_courses_v" USING btree ("version_created_at");
  CREATE INDEX "_courses_v_version_version__status_idx" ON "_courses_v" USING btree ("version__status");
  CREATE INDEX "_courses_v_created_at_idx" ON "_courses_v" USING btree ("created_at");
  CREATE INDEX "_courses_v_updated_at_idx" ON "_courses_v" USING btree ("updated_at");
  CREATE INDEX "_courses_v_snapshot_idx" ON "_courses_v" USING btree ("snapshot");
  CREATE INDEX "_courses_v_published_locale_idx" ON "_courses_v" USING btree ("published_locale");
  CREATE INDEX "_courses_v_latest_idx" ON "_courses_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_courses_v_locales_locale_parent_id_unique" ON "_courses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_texts_order_parent" ON "_courses_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_courses_v_texts_locale_parent" ON "_courses_v_texts" USING btree ("locale","parent_id");
  CREATE UNIQUE INDEX "learners_email_idx" ON "learners" USING btree ("email");
  CREATE INDEX "learners_updated_at_idx" ON "learners" USING btree ("updated_at");
  CREATE INDEX "learners_created_at_idx" ON "learners" USING btree ("created_at");
  CREATE INDEX "enrolments_learner_idx" ON "enrolments" USING btree ("learner_id");
  CREATE INDEX "enrolments_course_idx" ON "enrolments" USING btree ("course_id");
  CREATE UNIQUE INDEX "enrolments_order_idx" ON "enrolments" USING btree ("order");
  CREATE UNIQUE INDEX "enrolments_certificate_certificate_number_idx" ON "enrolments" USING btree ("certificate_number");
  CREATE INDEX "enrolments_updated_at_idx" ON "enrolments" USING btree ("updated_at");
  CREATE INDEX "enrolments_created_at_idx" ON "enrolments" USING btree ("created_at");
  CREATE UNIQUE INDEX "learner_course_idx" ON "enrolments" USING btree ("learner_id","course_id");
  CREATE UNIQUE INDEX "payment_links_slug_idx" ON "payment_links" USING btree ("slug");
  CREATE INDEX "payment_links_image_idx" ON "payment_links" USING btree ("image_id");
  CREATE INDEX "payment_links_course_idx" ON "payment_links" USING btree ("course_id");
  CREATE INDEX "payment_links_updated_at_idx" ON "payment_links" USING btree ("updated_at");
  CREATE INDEX "payment_links_created_at_idx" ON "payment_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "payment_links_locales_locale_parent_id_unique" ON "payment_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_attention_idx" ON "orders" USING btree ("attention");
  CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE INDEX "orders_link_idx" ON "orders" USING btree ("link_id");
  CREATE INDEX "orders_course_idx" ON "orders" USING btree ("course_id");
  CREATE INDEX "orders_customer_customer_email_idx" ON "orders" USING btree ("customer_email");
  CREATE INDEX "orders_tracking_id_idx" ON "orders" USING btree ("tracking_id");
  CREATE UNIQUE INDEX "orders_initiation_key_idx" ON "orders" USING btree ("initiation_key");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("order_id");
  CREATE INDEX "payment_events_by_idx" ON "payment_events" USING btree ("by_id");
  CREATE UNIQUE INDEX "payment_events_key_idx" ON "payment_events" USING btree ("key");
  CREATE INDEX "payment_events_updated_at_idx" ON "payment_events" USING btree ("updated_at");
  CREATE INDEX "payment_events_created_at_idx" ON "payment_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_position_idx" ON "payment_events" USING btree ("order_id","position");
  CREATE INDEX "payment_attempts_order_idx" ON "payment_attempts" USING btree ("order_id");
  CREATE UNIQUE INDEX "payment_attempts_gateway_order_id_idx" ON "payment_attempts" USING btree ("gateway_order_id");
  CREATE INDEX "payment_attempts_tracking_id_idx" ON "payment_attempts" USING btree ("tracking_id");
  CREATE INDEX "payment_attempts_next_poll_at_idx" ON "payment_attempts" USING btree ("next_poll_at");
  CREATE INDEX "payment_attempts_updated_at_idx" ON "payment_attempts" USING btree ("updated_at");
  CREATE INDEX "payment_attempts_created_at_idx" ON "payment_attempts" USING btree ("created_at");
  CREATE UNIQUE INDEX "refunds_reference_idx" ON "refunds" USING btree ("reference");
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_status_idx" ON "refunds" USING btree ("status");
  CREATE INDEX "refunds_by_idx" ON "refunds" USING btree ("by_id");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE INDEX "payment_reports_updated_at_idx" ON "payment_reports" USING btree ("updated_at");
  CREATE INDEX "payment_reports_created_at_idx" ON "payment_reports" USING btree ("created_at");
  CREATE INDEX "chat_questions_faq_idx" ON "chat_questions" USING btree ("faq_id");
  CREATE INDEX "chat_questions_grounded_idx" ON "chat_questions" USING btree ("grounded");
  CREATE INDEX "chat_questions_helpful_idx" ON "chat_questions" USING btree ("helpful");
  CREATE INDEX "chat_questions_day_idx" ON "chat_questions" USING btree ("day");
  CREATE UNIQUE INDEX "chat_questions_message_id_idx" ON "chat_questions" USING btree ("message_id");
  CREATE INDEX "chat_questions_updated_at_idx" ON "chat_questions" USING btree ("updated_at");
  CREATE INDEX "chat_questions_created_at_idx" ON "chat_questions" USING btree ("created_at");
  CREATE INDEX "risk_items_category_idx" ON "risk_items" USING btree ("category");
  CREATE INDEX "risk_items_status_idx" ON "risk_items" USING btree ("status");
  CREATE INDEX "risk_items_updated_at_idx" ON "risk_items" USING btree ("updated_at");
  CREATE INDEX "risk_items_created_at_idx" ON "risk_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_policies_id_idx" ON "payload_locked_documents_rels" USING btree ("policies_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_brochures_id_idx" ON "payload_locked_documents_rels" USING btree ("brochures_id");
  CREATE INDEX "payload_locked_documents_rels_brochure_files_id_idx" ON "payload_locked_documents_rels" USING btree ("brochure_files_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_payment_links_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_links_id");
  CREATE INDEX "payload_locked_documents_rels_risk_items_id_idx" ON "payload_locked_documents_rels" USING btree ("risk_items_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "branding_social_order_idx" ON "branding_social" USING btree ("_order");
  CREATE INDEX "branding_social_parent_id_idx" ON "branding_social" USING btree ("_parent_id");
  CREATE INDEX "branding_logo_logo_light_idx" ON "branding" USING btree ("logo_light_id");
  CREATE INDEX "branding_logo_logo_dark_idx" ON "branding" USING btree ("logo_dark_id");
  CREATE INDEX "branding_favicon_idx" ON "branding" USING btree ("favicon_id");
  CREATE UNIQUE INDEX "branding_locales_locale_parent_id_unique" ON "branding_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tco_model_currencies_bands_order_idx" ON "tco_model_currencies_bands" USING btree ("_order");
  CREATE INDEX "tco_model_currencies_bands_parent_id_idx" ON "tco_model_currencies_bands" USING btree ("_parent_id");
  CREATE INDEX "tco_model_currencies_order_idx" ON "tco_model_currencies" USING btree ("_order");
  CREATE INDEX "tco_model_currencies_parent_id_idx" ON "tco_model_currencies" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "published_slugs" CASCADE;
  DROP TABLE "idempotency_keys" CASCADE;
  DROP TABLE "job_workers" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "captured_mails" CASCADE;
  DROP TABLE "measurements" CASCADE;
  DROP TABLE "otp_challenges" CASCADE;
  DROP TABLE "otp_addresses" CASCADE;
  DROP TABLE "topic_events" CASCADE;
  DROP TABLE "search_misses" CASCADE;
  DROP TABLE "learner_sessions" CASCADE;
  DROP TABLE "payment_link_visits" CASCADE;
  DROP TABLE "simulated_payments" CASCADE;
  DROP TABLE "simulated_refunds" CASCADE;
  DROP TABLE "chat_turns" CASCADE;
  DROP TABLE "chat_budget" CASCADE;
  DROP TABLE "assurance_signals" CASCADE;
  DROP TABLE "assurance_states" CASCADE;
  DROP TABLE "mail_failures" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "webhooks_events" CASCADE;
  DROP TABLE "webhooks" CASCADE;
  DROP TABLE "webhook_deliveries" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "policies" CASCADE;
  DROP TABLE "policies_locales" CASCADE;
  DROP TABLE "_policies_v" CASCADE;
  DROP TABLE "_policies_v_locales" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_locales" CASCADE;
  DROP TABLE "partners_texts" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_locales" CASCADE;
  DROP TABLE "_partners_v_texts" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "leads_texts" CASCADE;
  DROP TABLE "lead_events" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "brochures" CASCADE;
  DROP TABLE "brochures_locales" CASCADE;
  DROP TABLE "brochure_files" CASCADE;
  DROP TABLE "courses_sessions" CASCADE;
  DROP TABLE "courses_syllabus_lessons" CASCADE;
  DROP TABLE "courses_syllabus_lessons_locales" CASCADE;
  DROP TABLE "courses_syllabus" CASCADE;
  DROP TABLE "courses_syllabus_locales" CASCADE;
  DROP TABLE "courses_instructors" CASCADE;
  DROP TABLE "courses_instructors_locales" CASCADE;
  DROP TABLE "courses" CASCADE;
  DROP TABLE "courses_locales" CASCADE;
  DROP TABLE "courses_texts" CASCADE;
  DROP TABLE "_courses_v_version_sessions" CASCADE;
  DROP TABLE "_courses_v_version_syllabus_lessons" CASCADE;
  DROP TABLE "_courses_v_version_syllabus_lessons_locales" CASCADE;
  DROP TABLE "_courses_v_version_syllabus" CASCADE;
  DROP TABLE "_courses_v_version_syllabus_locales" CASCADE;
  DROP TABLE "_courses_v_version_instructors" CASCADE;
  DROP TABLE "_courses_v_version_instructors_locales" CASCADE;
  DROP TABLE "_courses_v" CASCADE;
  DROP TABLE "_courses_v_locales" CASCADE;
  DROP TABLE "_courses_v_texts" CASCADE;
  DROP TABLE "learners" CASCADE;
  DROP TABLE "enrolments" CASCADE;
  DROP TABLE "payment_links" CASCADE;
  DROP TABLE "payment_links_locales" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "payment_events" CASCADE;
  DROP TABLE "payment_attempts" CASCADE;
  DROP TABLE "refunds" CASCADE;
  DROP TABLE "payment_reports" CASCADE;
  DROP TABLE "chat_questions" CASCADE;
  DROP TABLE "risk_items" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "branding_social" CASCADE;
  DROP TABLE "branding" CASCADE;
  DROP TABLE "branding_locales" CASCADE;
  DROP TABLE "tco_model_currencies_bands" CASCADE;
  DROP TABLE "tco_model_currencies" CASCADE;
  DROP TABLE "tco_model" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_mail_failures_reason";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_audit_log_actor_kind";
  DROP TYPE "public"."enum_webhooks_events";
  DROP TYPE "public"."enum_webhook_deliveries_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_policies_kind";
  DROP TYPE "public"."enum_policies_status";
  DROP TYPE "public"."enum__policies_v_version_kind";
  DROP TYPE "public"."enum__policies_v_version_status";
  DROP TYPE "public"."enum__policies_v_published_locale";
  DROP TYPE "public"."enum_partners_tier";
  DROP TYPE "public"."enum_partners_kind";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_tier";
  DROP TYPE "public"."enum__partners_v_version_kind";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum__partners_v_published_locale";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_marketing";
  DROP TYPE "public"."enum_leads_kind";
  DROP TYPE "public"."enum_lead_events_type";
  DROP TYPE "public"."enum_consents_event";
  DROP TYPE "public"."enum_consents_form";
  DROP TYPE "public"."enum_courses_sessions_mode";
  DROP TYPE "public"."enum_courses_level";
  DROP TYPE "public"."enum_courses_format";
  DROP TYPE "public"."enum_courses_price_currency";
  DROP TYPE "public"."enum_courses_status";
  DROP TYPE "public"."enum__courses_v_version_sessions_mode";
  DROP TYPE "public"."enum__courses_v_version_level";
  DROP TYPE "public"."enum__courses_v_version_format";
  DROP TYPE "public"."enum__courses_v_version_price_currency";
  DROP TYPE "public"."enum__courses_v_version_status";
  DROP TYPE "public"."enum__courses_v_published_locale";
  DROP TYPE "public"."enum_enrolments_status";
  DROP TYPE "public"."enum_payment_links_state";
  DROP TYPE "public"."enum_payment_links_kind";
  DROP TYPE "public"."enum_payment_links_amount_mode";
  DROP TYPE "public"."enum_payment_links_price_currency";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_verification";
  DROP TYPE "public"."enum_orders_currency";
  DROP TYPE "public"."enum_payment_events_type";
  DROP TYPE "public"."enum_payment_attempts_status";
  DROP TYPE "public"."enum_refunds_kind";
  DROP TYPE "public"."enum_refunds_status";
  DROP TYPE "public"."enum_chat_questions_mode";
  DROP TYPE "public"."enum_risk_items_severity";
  DROP TYPE "public"."enum_risk_items_status";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  DROP TYPE "public"."enum_tco_model_currencies_currency";`)
}
