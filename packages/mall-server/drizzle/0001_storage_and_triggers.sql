-- What the tables in TypeScript cannot say: how two tables are stored, and the triggers.

-- Pictures and office files are compressed already.
ALTER TABLE "file_content" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Counting waits for no disk, a crash empties the table, and half of each page is left for updates in place.
ALTER TABLE "rate_count" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "rate_count" SET (fillfactor = 50);--> statement-breakpoint

-- A line keeps what its product cost when it was ordered, whoever writes the line: margins of the past follow no later cost.
CREATE FUNCTION "order_line_cost"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT p."cost_fen" INTO new."cost_fen" FROM "product" p WHERE p."id" = new."product_id";
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_line_cost" BEFORE INSERT ON "order_line" FOR EACH ROW WHEN (new."cost_fen" IS NULL) EXECUTE FUNCTION "order_line_cost"();--> statement-breakpoint

-- Reports read copies of what orders and lines say.
CREATE FUNCTION "report_lines_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_line" ("line_id", "order_id", "enterprise_id", "department_id", "user_id", "ordered_at", "status", "product_id", "category_id", "product_code", "name", "quantity", "price_fen", "is_agreed", "cost_fen")
	SELECT l."id", o."id", o."enterprise_id", o."department_id", o."user_id", o."created_at", o."status", l."product_id", l."category_id", l."product_code", l."name", l."quantity", l."price_fen", l."is_agreed", l."cost_fen"
	FROM added l JOIN "orders" o ON o."id" = l."order_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "report_lines_added" AFTER INSERT ON "order_line" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "report_lines_added"();--> statement-breakpoint
CREATE FUNCTION "report_line_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "report_line" SET "product_id" = new."product_id", "category_id" = new."category_id", "product_code" = new."product_code", "name" = new."name", "quantity" = new."quantity", "price_fen" = new."price_fen", "is_agreed" = new."is_agreed", "cost_fen" = new."cost_fen"
	WHERE "line_id" = new."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "report_line_changed" AFTER UPDATE ON "order_line" FOR EACH ROW
	WHEN ((old."product_id", old."category_id", old."product_code", old."name", old."quantity", old."price_fen", old."is_agreed", old."cost_fen") IS DISTINCT FROM (new."product_id", new."category_id", new."product_code", new."name", new."quantity", new."price_fen", new."is_agreed", new."cost_fen"))
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

-- What of orders on account (1) was received or is to come and is in no statement, fen; and whether there is something that was received or refunded, by pieces, since what was
-- received and went back adds up to 0. Orders are locked in the order of their ids, and what they have is read after the wait. Planned once for a connection: every submission asks,
-- and to plan it took three times as long as to run it.
CREATE FUNCTION "follow_unstated"(ids integer[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
	PERFORM 1 FROM "orders" WHERE "id" = ANY(ids) AND ("payment_type" = 1 OR "unstated_fen" <> 0 OR "awaits_statement") ORDER BY "id" FOR NO KEY UPDATE;
	IF NOT FOUND THEN RETURN; END IF;
	UPDATE "orders" o SET "unstated_fen" = due."fen", "awaits_statement" = due."awaits"
	FROM (
		SELECT a."id", CASE WHEN a."payment_type" = 1 THEN line."received_fen" + CASE WHEN is_open THEN line."open_fen" ELSE 0 END
			+ CASE WHEN line."received" > 0 OR (is_open AND line."open" > 0) THEN a."freight_fen" ELSE 0 END - back."fen" - stated."fen" ELSE 0 END AS "fen",
			a."payment_type" = 1 AND (line."received" > stated."received" OR (line."received" > 0 AND a."freight_fen" > 0 AND stated."freights" = 0) OR back."returns" > stated."returns") AS "awaits"
		FROM "orders" a
		CROSS JOIN LATERAL (SELECT a."status" IN (10, 20, 30, 40, 41, 50) AS is_open) state
		CROSS JOIN LATERAL (
			SELECT coalesce(sum("received_quantity"), 0) AS "received", coalesce(sum("quantity" - "received_quantity" - "refused_quantity"), 0) AS "open",
				coalesce(sum("price_fen" * "received_quantity"), 0) AS "received_fen", coalesce(sum("price_fen" * ("quantity" - "received_quantity" - "refused_quantity")), 0) AS "open_fen"
			FROM "order_line" WHERE "order_id" = a."id"
		) line
		CROSS JOIN LATERAL (SELECT coalesce(sum("refund_fen"), 0) AS "fen", count(*) AS "returns" FROM "after_sales" WHERE "order_id" = a."id" AND "type" = 1 AND "refunded_at" IS NOT NULL) back
		CROSS JOIN LATERAL (
			SELECT coalesce(sum(p."amount_fen"), 0) AS "fen", coalesce(sum(p."quantity") FILTER (WHERE p."kind" = 'goods'), 0) AS "received",
				count(*) FILTER (WHERE p."kind" = 'freight') AS "freights", count(*) FILTER (WHERE p."kind" = 'return') AS "returns"
			FROM "statement_row" r JOIN "statement_piece" p ON p."row_id" = r."id"
			WHERE r."order_id" = a."id" AND p."is_counted" AND p."kind" <> 'correction'
		) stated
		WHERE a."id" = ANY(ids)
	) due
	WHERE o."id" = due."id" AND (o."unstated_fen", o."awaits_statement") IS DISTINCT FROM (due."fen", due."awaits");
END $$;--> statement-breakpoint
CREATE FUNCTION "unstated_of_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "follow_unstated"(ARRAY(SELECT DISTINCT "order_id" FROM changed));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "unstated_lines_added" AFTER INSERT ON "order_line" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "unstated_of_changed"();--> statement-breakpoint
CREATE TRIGGER "unstated_lines_deleted" AFTER DELETE ON "order_line" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "unstated_of_changed"();--> statement-breakpoint
CREATE FUNCTION "unstated_lines_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "follow_unstated"(ARRAY(
		SELECT DISTINCT n."order_id" FROM changed n JOIN before b ON b."id" = n."id"
		WHERE (b."price_fen", b."quantity", b."received_quantity", b."refused_quantity") IS DISTINCT FROM (n."price_fen", n."quantity", n."received_quantity", n."refused_quantity")
	));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "unstated_lines_changed" AFTER UPDATE ON "order_line" REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "unstated_lines_changed"();--> statement-breakpoint
CREATE FUNCTION "unstated_order_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "follow_unstated"(ARRAY[new."id"]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "unstated_order_changed" AFTER UPDATE ON "orders" FOR EACH ROW
	WHEN ((old."status", old."payment_type", old."freight_fen") IS DISTINCT FROM (new."status", new."payment_type", new."freight_fen"))
	EXECUTE FUNCTION "unstated_order_changed"();--> statement-breakpoint
CREATE FUNCTION "unstated_service_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "follow_unstated"(ARRAY[new."order_id"]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "unstated_service_added" AFTER INSERT ON "after_sales" FOR EACH ROW WHEN (new."refunded_at" IS NOT NULL) EXECUTE FUNCTION "unstated_service_changed"();--> statement-breakpoint
CREATE TRIGGER "unstated_service_changed" AFTER UPDATE ON "after_sales" FOR EACH ROW
	WHEN ((old."refunded_at", old."refund_fen", old."type") IS DISTINCT FROM (new."refunded_at", new."refund_fen", new."type")) EXECUTE FUNCTION "unstated_service_changed"();--> statement-breakpoint
CREATE TRIGGER "unstated_pieces_added" AFTER INSERT ON "statement_piece" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "unstated_of_changed"();--> statement-breakpoint
CREATE TRIGGER "unstated_pieces_changed" AFTER UPDATE ON "statement_piece" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "unstated_of_changed"();--> statement-breakpoint

-- Each process keeps an index for searches in memory and follows these changes: of a product, 0 for all of them; for a company, 0 for all of them.
CREATE FUNCTION "search_products_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id") SELECT "id", 0 FROM added;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_products_added" AFTER INSERT ON "product" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "search_products_added"();--> statement-breakpoint
CREATE FUNCTION "search_product_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id") VALUES (coalesce(new."id", old."id"), 0);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_product_changed" AFTER UPDATE ON "product" FOR EACH ROW
	WHEN ((old."code", old."name", old."model", old."brand_id", old."category1_id", old."category2_id", old."category3_id", old."attribute_value_ids", old."search_text", old."market_price_fen", old."is_on_shelf", old."sales_count", old."created_at")
		IS DISTINCT FROM (new."code", new."name", new."model", new."brand_id", new."category1_id", new."category2_id", new."category3_id", new."attribute_value_ids", new."search_text", new."market_price_fen", new."is_on_shelf", new."sales_count", new."created_at"))
	EXECUTE FUNCTION "search_product_changed"();--> statement-breakpoint
CREATE TRIGGER "search_product_deleted" AFTER DELETE ON "product" FOR EACH ROW EXECUTE FUNCTION "search_product_changed"();--> statement-breakpoint
CREATE FUNCTION "search_stock_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id") SELECT DISTINCT "product_id", 0 FROM added;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_stock_added" AFTER INSERT ON "product_stock" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "search_stock_added"();--> statement-breakpoint
CREATE FUNCTION "search_stock_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id") VALUES (coalesce(new."product_id", old."product_id"), 0);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_stock_changed" AFTER UPDATE ON "product_stock" FOR EACH ROW
	WHEN ((old."quantity" > 0, old."supply") IS DISTINCT FROM (new."quantity" > 0, new."supply"))
	EXECUTE FUNCTION "search_stock_changed"();--> statement-breakpoint
CREATE TRIGGER "search_stock_deleted" AFTER DELETE ON "product_stock" FOR EACH ROW EXECUTE FUNCTION "search_stock_changed"();--> statement-breakpoint
CREATE FUNCTION "search_of_company_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id") SELECT DISTINCT "product_id", "enterprise_id" FROM added;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_of_company_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id") VALUES (old."product_id", old."enterprise_id");
	IF TG_OP = 'UPDATE' AND (old."product_id", old."enterprise_id") IS DISTINCT FROM (new."product_id", new."enterprise_id") THEN
		INSERT INTO "search_change" ("product_id", "enterprise_id") VALUES (new."product_id", new."enterprise_id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Rows of versions that are approved (30); those of drafts are nobody's prices.
CREATE FUNCTION "search_agreed_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id")
	SELECT DISTINCT r."product_id", e."id" FROM changed r
	JOIN "agreement_version" v ON v."id" = r."version_id" AND v."status" = 30
	JOIN "agreement" a ON a."id" = v."agreement_id"
	JOIN "enterprise" e ON e."id" = a."enterprise_id" OR e."group_id" = a."group_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_agreed_added" AFTER INSERT ON "agreement_row" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "search_agreed_changed"();--> statement-breakpoint
CREATE TRIGGER "search_agreed_changed" AFTER UPDATE ON "agreement_row" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "search_agreed_changed"();--> statement-breakpoint
CREATE TRIGGER "search_agreed_deleted" AFTER DELETE ON "agreement_row" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "search_agreed_changed"();--> statement-breakpoint
-- An agreement or a version as a whole is all products of its companies.
CREATE FUNCTION "search_version_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id")
	SELECT 0, e."id" FROM "agreement" a JOIN "enterprise" e ON e."id" = a."enterprise_id" OR e."group_id" = a."group_id"
	WHERE a."id" = coalesce(new."agreement_id", old."agreement_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_version_added" AFTER INSERT ON "agreement_version" FOR EACH ROW WHEN (new."status" = 30) EXECUTE FUNCTION "search_version_changed"();--> statement-breakpoint
CREATE TRIGGER "search_version_changed" AFTER UPDATE ON "agreement_version" FOR EACH ROW
	WHEN ((old."status" = 30 OR new."status" = 30) AND (old."status", old."from_day") IS DISTINCT FROM (new."status", new."from_day"))
	EXECUTE FUNCTION "search_version_changed"();--> statement-breakpoint
CREATE TRIGGER "search_version_deleted" AFTER DELETE ON "agreement_version" FOR EACH ROW WHEN (old."status" = 30) EXECUTE FUNCTION "search_version_changed"();--> statement-breakpoint
CREATE FUNCTION "search_agreement_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id")
	SELECT 0, "id" FROM "enterprise" WHERE "id" IN (old."enterprise_id", new."enterprise_id") OR "group_id" IN (old."group_id", new."group_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_agreement_changed" AFTER UPDATE ON "agreement" FOR EACH ROW
	WHEN ((old."enterprise_id", old."group_id", old."until_day", old."ended_on") IS DISTINCT FROM (new."enterprise_id", new."group_id", new."until_day", new."ended_on"))
	EXECUTE FUNCTION "search_agreement_changed"();--> statement-breakpoint
CREATE TRIGGER "search_agreement_deleted" AFTER DELETE ON "agreement" FOR EACH ROW EXECUTE FUNCTION "search_agreement_changed"();--> statement-breakpoint
CREATE TRIGGER "search_bought_added" AFTER INSERT ON "report_line" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "search_of_company_added"();--> statement-breakpoint
CREATE TRIGGER "search_bought_changed" AFTER UPDATE ON "report_line" FOR EACH ROW
	WHEN ((old."enterprise_id", old."product_id", old."order_id", old."status") IS DISTINCT FROM (new."enterprise_id", new."product_id", new."order_id", new."status"))
	EXECUTE FUNCTION "search_of_company_changed"();--> statement-breakpoint
CREATE TRIGGER "search_bought_deleted" AFTER DELETE ON "report_line" FOR EACH ROW EXECUTE FUNCTION "search_of_company_changed"();--> statement-breakpoint
CREATE FUNCTION "search_terms_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id") VALUES (0, coalesce(new."enterprise_id", old."enterprise_id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_terms_changed" AFTER INSERT OR UPDATE OR DELETE ON "agreed_catalogue" FOR EACH ROW EXECUTE FUNCTION "search_terms_changed"();--> statement-breakpoint
CREATE FUNCTION "search_categories_chosen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id") SELECT DISTINCT 0, "enterprise_id" FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_categories_chosen" AFTER INSERT ON "catalogue_category" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "search_categories_chosen"();--> statement-breakpoint
CREATE TRIGGER "search_categories_replaced" AFTER UPDATE ON "catalogue_category" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "search_categories_chosen"();--> statement-breakpoint
CREATE TRIGGER "search_categories_dropped" AFTER DELETE ON "catalogue_category" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "search_categories_chosen"();--> statement-breakpoint
CREATE FUNCTION "search_names_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id") VALUES (0, 0);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_words_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_change" ("product_id", "enterprise_id") VALUES (-1, 0);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_synonyms_changed" AFTER INSERT OR UPDATE OR DELETE ON "search_synonym" FOR EACH STATEMENT EXECUTE FUNCTION "search_words_changed"();--> statement-breakpoint
CREATE TRIGGER "search_pins_changed" AFTER INSERT OR UPDATE OR DELETE ON "search_pin" FOR EACH STATEMENT EXECUTE FUNCTION "search_words_changed"();--> statement-breakpoint
CREATE TRIGGER "search_brands_changed" AFTER INSERT OR UPDATE OF "name", "latin_name", "former_names", "merged_into" OR DELETE ON "brand" FOR EACH STATEMENT EXECUTE FUNCTION "search_names_changed"();--> statement-breakpoint
CREATE TRIGGER "search_categories_changed" AFTER INSERT OR UPDATE OR DELETE ON "category" FOR EACH STATEMENT EXECUTE FUNCTION "search_names_changed"();--> statement-breakpoint
CREATE TRIGGER "search_attributes_changed" AFTER INSERT OR UPDATE OF "name", "merged_into" OR DELETE ON "attribute" FOR EACH STATEMENT EXECUTE FUNCTION "search_names_changed"();--> statement-breakpoint
CREATE TRIGGER "search_values_changed" AFTER INSERT OR UPDATE OF "attribute_id", "value", "former_names" OR DELETE ON "attribute_value" FOR EACH STATEMENT EXECUTE FUNCTION "search_names_changed"();
