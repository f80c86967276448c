-- CreateEnum
CREATE TYPE "NewsletterState" AS ENUM ('pending', 'confirmed', 'unsubscribed');

-- CreateEnum
CREATE TYPE "NewsletterSource" AS ENUM ('checkout', 'account');

-- CreateEnum
CREATE TYPE "NewsletterProof" AS ENUM ('mailed_link', 'signed_in');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "orderUpdates" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "newsletter_subscriptions" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "state" "NewsletterState" NOT NULL DEFAULT 'pending',
    "source" "NewsletterSource" NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "linkSentAt" TIMESTAMPTZ(3),
    "confirmedAt" TIMESTAMPTZ(3),
    "confirmedBy" "NewsletterProof",
    "unsubscribedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscriptions_email_key" ON "newsletter_subscriptions"("email");

-- CreateIndex
CREATE INDEX "newsletter_subscriptions_createdAt_id_idx" ON "newsletter_subscriptions"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "newsletter_subscriptions_state_createdAt_id_idx" ON "newsletter_subscriptions"("state", "createdAt" DESC, "id");

-- Who had switched the newsletter on in a verified account agreed to it then; the audit log knows when.
INSERT INTO "newsletter_subscriptions"
    ("id", "email", "state", "source", "requestedAt", "confirmedAt", "confirmedBy")
SELECT gen_random_uuid(), u."email", 'confirmed', 'account', a."at", a."at", 'signed_in'
FROM "users" u
CROSS JOIN LATERAL (
    SELECT max(l."timestamp") AS "at"
    FROM "audit_logs" l
    WHERE l."userId" = u."id"
        AND l."action" = 'Preferences Updated'
        AND l."details" #>> '{changes,newsletter,after}' = 'true'
) a
WHERE u."newsletter" AND u."emailVerifiedAt" IS NOT NULL AND a."at" IS NOT NULL;
