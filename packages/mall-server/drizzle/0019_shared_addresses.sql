ALTER TABLE "address" ADD COLUMN "shared_department_id" integer;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_shared_department_id_department_id_fk" FOREIGN KEY ("shared_department_id") REFERENCES "public"."department"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_shared" ON "address" USING btree ("shared_department_id");