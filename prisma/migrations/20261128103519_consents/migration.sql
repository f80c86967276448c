-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "given" BOOLEAN NOT NULL,
    "contact" TEXT NOT NULL,
    "userId" UUID,
    "words" TEXT NOT NULL,
    "means" TEXT NOT NULL,
    "ipAddress" TEXT,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "consents_userId_kind_at_idx" ON "consents"("userId", "kind", "at" DESC);

-- CreateIndex
CREATE INDEX "consents_contact_kind_at_idx" ON "consents"("contact", "kind", "at" DESC);

CREATE OR REPLACE TRIGGER "consents_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "consents"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- What the newsletter's list knows: who agreed, and who left.
INSERT INTO "consents" ("id", "kind", "given", "contact", "userId", "words", "means", "at")
SELECT gen_random_uuid(), 'newsletter', choice."given", s."email", u."id", 'Email me news and offers', choice."means", choice."at"
FROM "newsletter_subscriptions" s
LEFT JOIN "users" u ON u."email" = s."email" AND u."emailVerifiedAt" IS NOT NULL
CROSS JOIN LATERAL (VALUES
    (true, CASE s."confirmedBy" WHEN 'mailed_link' THEN 'mailed link' ELSE 'signed in' END, s."confirmedAt"),
    (false, 'before this record', CASE WHEN s."state" = 'unsubscribed' THEN s."unsubscribedAt" END)
) choice ("given", "means", "at")
WHERE choice."at" IS NOT NULL;
