ALTER TABLE "cart_item" DROP CONSTRAINT "cart_item_product";--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "is_direct" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_product" UNIQUE("user_id","enterprise_id","product_id","is_direct");