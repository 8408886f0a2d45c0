ALTER TABLE "captcha_challenge" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "captcha_challenge" DROP COLUMN "solved";