-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "ownerDeletedAt" TIMESTAMPTZ(3);

-- Orders of accounts that were deleted before: by the address that the audit log names, until then.
UPDATE "orders" AS o SET "ownerDeletedAt" = a."timestamp"
FROM "audit_logs" AS a
WHERE o."userId" IS NULL AND o."createdAt" <= a."timestamp" AND (
    (a."action" = 'Account Deleted' AND a."actor" = o."email")
    OR (a."action" = 'User Deleted' AND a."details"->>'user' = o."email"));
