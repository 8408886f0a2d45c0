ALTER TABLE "home_banner" ADD COLUMN "target" jsonb;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "target" jsonb;--> statement-breakpoint
CREATE FUNCTION pg_temp.target_of(link text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE
		WHEN link ~ '^/product/index(\?Cid=[1-9][0-9]*)?$' THEN
			jsonb_strip_nulls(jsonb_build_object('Kind', 'productList', 'Cid', substring(link from '=(\d+)$')::integer))
		WHEN link ~ '^/help/detail/[1-9][0-9]*$' THEN
			jsonb_build_object('Kind', 'help', 'Page', substring(link from '(\d+)$')::integer)
	END
$$;--> statement-breakpoint
UPDATE "home_banner" SET "target" = pg_temp.target_of("link");--> statement-breakpoint
UPDATE "notice" SET "target" = pg_temp.target_of("link");--> statement-breakpoint
-- A link of any other form has no target: the migration fails here and changes nothing.
ALTER TABLE "home_banner" ALTER COLUMN "target" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ALTER COLUMN "target" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "home_banner" DROP COLUMN "link";--> statement-breakpoint
ALTER TABLE "notice" DROP COLUMN "link";--> statement-breakpoint
DROP FUNCTION pg_temp.target_of(text);
