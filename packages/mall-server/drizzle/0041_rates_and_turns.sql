CREATE UNLOGGED TABLE "rate_count" (
	"name" text PRIMARY KEY NOT NULL,
	"window" integer NOT NULL,
	"count" integer NOT NULL,
	"previous" integer NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
CREATE TABLE "task_turn" (
	"name" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
