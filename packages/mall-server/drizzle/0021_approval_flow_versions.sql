CREATE TABLE "approval_flow_version" (
	"flow_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by_id" integer,
	CONSTRAINT "approval_flow_version_flow_id_version_pk" PRIMARY KEY("flow_id","version")
);
--> statement-breakpoint
DROP INDEX "approval_flow_published";--> statement-breakpoint
ALTER TABLE "approval_flow" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "approval_flow" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "approval_flow" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_flow_version" ADD CONSTRAINT "approval_flow_version_flow_id_approval_flow_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."approval_flow"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_flow_version" ADD CONSTRAINT "approval_flow_version_published_by_id_app_user_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_flow_enterprise" ON "approval_flow" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "order_approval_flow" ON "order_approval" USING btree ("flow_id");--> statement-breakpoint
-- A flow had one rule: its conditions, without an amount, and its nodes. One that was a draft has nothing in force.
UPDATE "approval_flow" SET "draft" = jsonb_build_object(
  'name', "name",
  'departmentIds', '[]'::jsonb,
  'waitDays', "wait_days",
  'rules', jsonb_build_array(
    '{"amountFromFen": null, "amountToFen": null, "overSingleLimit": false, "overBudget": false, "nonAgreedFromFen": null, "categoryIds": []}'::jsonb
      || "conditions" || jsonb_build_object('nodes', "nodes")
  )
);--> statement-breakpoint
UPDATE "approval_flow" SET "content" = "draft", "draft" = null WHERE "status" <> 'draft';--> statement-breakpoint
UPDATE "approval_flow" SET "version" = 0 WHERE "status" = 'draft';--> statement-breakpoint
INSERT INTO "approval_flow_version" ("flow_id", "version", "content", "published_at")
SELECT "id", "version", "content", now() FROM "approval_flow" WHERE "content" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_flow" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "approval_flow" DROP COLUMN "conditions";--> statement-breakpoint
ALTER TABLE "approval_flow" DROP COLUMN "nodes";--> statement-breakpoint
ALTER TABLE "approval_flow" DROP COLUMN "wait_days";--> statement-breakpoint
ALTER TABLE "approval_flow" ADD CONSTRAINT "approval_flow_content" CHECK (case when "approval_flow"."status" = 'draft' then "approval_flow"."content" is null and "approval_flow"."draft" is not null else "approval_flow"."content" is not null end);