DROP INDEX "approval_step_approver";--> statement-breakpoint
CREATE INDEX "approval_step_pending" ON "approval_step" USING btree ("approval_id","id") WHERE state = 1;--> statement-breakpoint
CREATE INDEX "approval_step_approver" ON "approval_step" USING btree ("approver_id","state","approval_id");