CREATE TABLE "played_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"return_to" text NOT NULL,
	"outcome" text,
	"is_refunded" boolean DEFAULT false NOT NULL
);
