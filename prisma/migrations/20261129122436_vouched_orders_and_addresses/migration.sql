-- AlterTable
ALTER TABLE "addresses" ADD COLUMN     "vouchedById" UUID;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "vouched" BOOLEAN NOT NULL DEFAULT false;

-- Of what there is, as far as it is known: addresses and orders of members who decide today, and approved orders; what
-- was handed over is none of them.
UPDATE "addresses" a SET "vouchedById" = a."userId" FROM "company_members" m
WHERE m."userId" = a."userId" AND m."companyId" = a."companyId" AND m."role" IN ('owner', 'approver');

UPDATE "orders" o SET "vouched" = true
WHERE o."companyId" IS NOT NULL AND (
    EXISTS (SELECT FROM "approval_requests" a WHERE a."orderId" = o."id" AND a."state" = 'approved')
    OR EXISTS (
        SELECT FROM "company_members" m WHERE m."userId" = o."userId" AND m."companyId" = o."companyId"
        AND m."role" IN ('owner', 'approver')
    ) AND NOT EXISTS (
        SELECT FROM "audit_logs" l LEFT JOIN "offers" f ON f."id"::text = l."details" ->> 'offer'
        WHERE l."action" IN ('Order Company Updated', 'Offer Company Updated')
        AND (l."details" ->> 'order' = o."id"::text OR f."orderId" = o."id")
    )
);
