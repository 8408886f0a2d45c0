ALTER TABLE "enterprise_group" ADD COLUMN "tax_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprise_group" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprise_group" ADD COLUMN "contact_mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprise_group" ADD COLUMN "theme_color" text;--> statement-breakpoint
ALTER TABLE "enterprise_group" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;