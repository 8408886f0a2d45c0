CREATE TABLE "password_reset" (
	"name_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"ticket_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sends" integer NOT NULL,
	"day_began_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_reset_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "we_chat_work_binding" (
	"member_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"bound_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "we_chat_work_binding" ADD CONSTRAINT "we_chat_work_binding_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_reset_sent" ON "password_reset" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "we_chat_work_binding_user" ON "we_chat_work_binding" USING btree ("user_id");