CREATE TABLE "report_line" (
	"line_id" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"status" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price_fen" bigint NOT NULL,
	"is_agreed" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_enterprise";--> statement-breakpoint
ALTER TABLE "report_line" ADD CONSTRAINT "report_line_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_line_order" ON "report_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "report_line_all" ON "report_line" USING btree ("enterprise_id","ordered_at","line_id","status","product_id","category_id","quantity","price_fen","department_id","user_id","order_id","is_agreed");--> statement-breakpoint
CREATE INDEX "orders_enterprise" ON "orders" USING btree ("enterprise_id","created_at","id","status","department_id","user_id","quantity","goods_fen","payable_fen");
--> statement-breakpoint
CREATE FUNCTION "report_lines_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_line"
	SELECT l."id", o."id", o."enterprise_id", o."department_id", o."user_id", o."created_at", o."status", l."product_id", l."category_id", l."quantity", l."price_fen", l."is_agreed"
	FROM added l JOIN "orders" o ON o."id" = l."order_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "report_lines_added" AFTER INSERT ON "order_line" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "report_lines_added"();--> statement-breakpoint
CREATE FUNCTION "report_line_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "report_line" SET "product_id" = new."product_id", "category_id" = new."category_id", "quantity" = new."quantity", "price_fen" = new."price_fen", "is_agreed" = new."is_agreed"
	WHERE "line_id" = new."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "report_line_changed" AFTER UPDATE ON "order_line" FOR EACH ROW
	WHEN ((old."product_id", old."category_id", old."quantity", old."price_fen", old."is_agreed") IS DISTINCT FROM (new."product_id", new."category_id", new."quantity", new."price_fen", new."is_agreed"))
	EXECUTE FUNCTION "report_line_changed"();--> statement-breakpoint
CREATE FUNCTION "report_order_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "report_line" SET "enterprise_id" = new."enterprise_id", "department_id" = new."department_id", "user_id" = new."user_id", "ordered_at" = new."created_at", "status" = new."status"
	WHERE "order_id" = new."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "report_order_changed" AFTER UPDATE ON "orders" FOR EACH ROW
	WHEN ((old."enterprise_id", old."department_id", old."user_id", old."created_at", old."status") IS DISTINCT FROM (new."enterprise_id", new."department_id", new."user_id", new."created_at", new."status"))
	EXECUTE FUNCTION "report_order_changed"();--> statement-breakpoint
INSERT INTO "report_line"
SELECT l."id", o."id", o."enterprise_id", o."department_id", o."user_id", o."created_at", o."status", l."product_id", l."category_id", l."quantity", l."price_fen", l."is_agreed"
FROM "order_line" l JOIN "orders" o ON o."id" = l."order_id";
