CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"enterprise_id" integer,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_result" (
	"user_id" integer NOT NULL,
	"call" text NOT NULL,
	"request_id" uuid NOT NULL,
	"input_hash" text NOT NULL,
	"result" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_result_user_id_call_request_id_pk" PRIMARY KEY("user_id","call","request_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "submit_id" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_result" ADD CONSTRAINT "request_result_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_enterprise" ON "audit_log" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "request_result_created" ON "request_result" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_submit_id_unique" UNIQUE("submit_id");--> statement-breakpoint
UPDATE "orders" SET "submit_id" = s."submit_id" FROM "submission" s WHERE s."order_id" = "orders"."id";--> statement-breakpoint
INSERT INTO "request_result" ("user_id", "call", "request_id", "input_hash", "result", "created_at")
	SELECT s."user_id", 'POST /api/Order/Submit', s."request_id", s."body_hash",
		json_build_object('Outcome', 'submitted', 'SubmitId', s."submit_id", 'OrderNo', o."order_no"), s."created_at"
	FROM "submission" s JOIN "orders" o ON o."id" = s."order_id";--> statement-breakpoint
DROP TABLE "submission";