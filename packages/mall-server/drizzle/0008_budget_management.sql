ALTER TABLE "budget" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "budget_ledger" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "role" SET "permissions" = "permissions" || '{budget.view,budget.manage}' WHERE "enterprise_id" IS NULL AND "id" IN (1, 2, 5);--> statement-breakpoint
UPDATE "role" SET "permissions" = "permissions" || '{budget.view}' WHERE "enterprise_id" IS NULL AND "id" = 4;--> statement-breakpoint
UPDATE "role" SET "menu_codes" = array_remove(array_remove("menu_codes", 'asset.budget'), 'asset') WHERE "enterprise_id" IS NULL AND "id" = 3;
