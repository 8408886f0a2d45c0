CREATE TABLE "file_content" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);--> statement-breakpoint
ALTER TABLE "file_content" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;