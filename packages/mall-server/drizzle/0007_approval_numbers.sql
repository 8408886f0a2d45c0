ALTER TABLE "order_approval" ADD COLUMN "approval_no" text GENERATED ALWAYS AS ('SP' || (
  extract(year from created_at at time zone 'Asia/Shanghai') * 10000
  + extract(month from created_at at time zone 'Asia/Shanghai') * 100
  + extract(day from created_at at time zone 'Asia/Shanghai')
)::integer || lpad(id::text, greatest(4, length(id::text)), '0')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_approval" ADD CONSTRAINT "order_approval_no" UNIQUE("approval_no");