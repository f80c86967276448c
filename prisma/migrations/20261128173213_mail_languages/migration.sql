-- What the mails about each are in.
ALTER TABLE "users"
  ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
  ADD CONSTRAINT "users_language" CHECK ("language" ~ '^[a-z]{2,3}$');
ALTER TABLE "approval_requests"
  ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
  ADD CONSTRAINT "approval_requests_language" CHECK ("language" ~ '^[a-z]{2,3}$');
ALTER TABLE "offers"
  ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
  ADD CONSTRAINT "offers_language" CHECK ("language" ~ '^[a-z]{2,3}$');
ALTER TABLE "orders"
  ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
  ADD CONSTRAINT "orders_language" CHECK ("language" ~ '^[a-z]{2,3}$');
ALTER TABLE "contact_messages"
  ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
  ADD CONSTRAINT "contact_messages_language" CHECK ("language" ~ '^[a-z]{2,3}$');
ALTER TABLE "newsletter_subscriptions"
  ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
  ADD CONSTRAINT "newsletter_subscriptions_language" CHECK ("language" ~ '^[a-z]{2,3}$');
