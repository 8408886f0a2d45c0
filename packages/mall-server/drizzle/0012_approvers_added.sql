ALTER TABLE "approval_step" ADD COLUMN "added_by_id" integer;--> statement-breakpoint
ALTER TABLE "approval_step" ADD COLUMN "added_comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_step" ADD CONSTRAINT "approval_step_added_by_id_app_user_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;