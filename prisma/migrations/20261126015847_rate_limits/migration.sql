-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "attempts" TIMESTAMPTZ(3)[],
    "lastAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "rate_limits_lastAt_idx" ON "rate_limits"("lastAt");

-- What Prisma's schema language cannot say ------------------------------------------------------

-- An attempt has a time, and a counter an attempt.
ALTER TABLE "rate_limits" ALTER COLUMN "attempts" SET NOT NULL;
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_counted" CHECK (cardinality("attempts") > 0);

-- What was counted goes on to count, under the names of lib/limits/limits.ts. The two tables stay, empty, for as long as
-- a version that knows no other may run beside this one.
WITH names ("former", "name") AS (VALUES
    ('accountFromAddress', 'passwordsFromAddress'),
    ('address', 'passwordsOfAddress'),
    ('account', 'passwordsOfAccount'),
    ('secondFactor', 'secondFactors'),
    ('linkMail', 'requestedLinks')
), counted AS (
    DELETE FROM "guess_counters" RETURNING "key", "failures", "lastFailureAt"
)
INSERT INTO "rate_limits" ("key", "attempts", "lastAt")
SELECT n."name" || substring(c."key" FROM ':.*$'), array_fill(c."lastFailureAt", ARRAY[least(c."failures", 40)]),
       c."lastFailureAt"
FROM counted c JOIN names n ON n."former" = split_part(c."key", ':', 1);

WITH names ("former", "name") AS (VALUES
    ('mail', 'strangerMails'),
    ('order:address', 'ordersOfAddress'),
    ('order:email', 'ordersOfMailbox'),
    ('file:address', 'filesOfAddress'),
    ('file:all', 'filesOfAll')
), counted AS (
    DELETE FROM "limited_events" RETURNING "key", "at"
)
INSERT INTO "rate_limits" ("key", "attempts", "lastAt")
SELECT n."name" || substring(c."key" FROM ':[^:]*$'), array_agg(c."at" ORDER BY c."at"), max(c."at")
FROM counted c JOIN names n ON n."former" = substring(c."key" FROM '^(.*):[^:]*$')
GROUP BY n."name", c."key";
