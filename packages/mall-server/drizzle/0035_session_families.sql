ALTER TABLE "auth_session" ADD COLUMN "family_id" uuid;--> statement-breakpoint
UPDATE "auth_session" SET "family_id" = "id";--> statement-breakpoint
ALTER TABLE "auth_session" ALTER COLUMN "family_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "auth_session_family" ON "auth_session" USING btree ("family_id");
