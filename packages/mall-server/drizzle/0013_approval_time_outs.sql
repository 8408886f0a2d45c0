ALTER TABLE "approval_flow" ADD COLUMN "wait_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_step" ADD COLUMN "timeout" jsonb;--> statement-breakpoint
ALTER TABLE "approval_step" ADD COLUMN "timed_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_approval" ADD COLUMN "wait_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_approval_running" ON "order_approval" USING btree ("created_at") WHERE status = 1;