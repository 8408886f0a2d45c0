ALTER TABLE "department" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;