CREATE TABLE "user_notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"facts" jsonb NOT NULL,
	"target" jsonb NOT NULL,
	"in_mall" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"mail_state" text NOT NULL,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_notice_setting" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"in_mall" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "user_notice_setting_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "user_notice" ADD CONSTRAINT "user_notice_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notice" ADD CONSTRAINT "user_notice_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notice_setting" ADD CONSTRAINT "user_notice_setting_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_notice_user" ON "user_notice" USING btree ("user_id","enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "user_notice_unread" ON "user_notice" USING btree ("user_id","enterprise_id") WHERE in_mall and read_at is null and done_at is null;--> statement-breakpoint
CREATE INDEX "user_notice_open" ON "user_notice" USING btree ("subject","kind") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "user_notice_mail" ON "user_notice" USING btree ("mail_at") WHERE mail_state = 'due';--> statement-breakpoint
CREATE INDEX "user_notice_created" ON "user_notice" USING btree ("created_at");