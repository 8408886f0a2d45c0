DROP INDEX "budget_ledger_budget";--> statement-breakpoint
CREATE INDEX "enterprise_of_group" ON "enterprise" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "budget_ledger_budget" ON "budget_ledger" USING btree ("budget_id","id","amount_fen","kind","created_at");