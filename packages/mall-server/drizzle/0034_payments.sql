CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"transfer_fen" bigint,
	"trade_no" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_waiting" ON "payment" USING btree ("order_id") WHERE status = 10;--> statement-breakpoint
CREATE INDEX "payment_transfer" ON "payment" USING btree ("enterprise_id","trade_no") WHERE kind = 'transfer';--> statement-breakpoint
CREATE INDEX "payment_unsettled" ON "payment" USING btree ("created_at") WHERE status in (10, 40);--> statement-breakpoint
UPDATE "role" SET "permissions" = "permissions" || '{payment.confirm}' WHERE "enterprise_id" IS NULL AND "id" IN (1, 2, 5);
