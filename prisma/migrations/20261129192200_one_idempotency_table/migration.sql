-- The keys move with what they created. Without its foreign keys the table serves every kind of request.
ALTER TABLE "idempotency_keys" RENAME COLUMN "requestHash" TO "hash";
ALTER TABLE "idempotency_keys" ADD COLUMN "answerIds" UUID[];
UPDATE "idempotency_keys" SET "answerIds" = ARRAY[coalesce("orderId", "productId", "approvalRequestId")];
ALTER TABLE "idempotency_keys"
    DROP COLUMN "orderId",
    DROP COLUMN "productId",
    DROP COLUMN "approvalRequestId";

INSERT INTO "idempotency_keys" ("scope", "key", "hash", "answerIds", "createdAt")
SELECT format('order:%s call-offs', "orderId"), "requestKey", min("requestHash"), array_agg("id" ORDER BY "id"),
    min("createdAt")
FROM "order_call_offs" WHERE "requestKey" IS NOT NULL GROUP BY "orderId", "requestKey"
UNION ALL
SELECT format('order:%s claims', "orderId"), "requestKey", "requestHash", ARRAY["id"], "createdAt"
FROM "order_claims" WHERE "requestKey" IS NOT NULL
UNION ALL
SELECT format('order:%s dispatches', "orderId"), "requestKey", "requestHash", ARRAY["id"], "createdAt"
FROM "order_dispatches" WHERE "requestKey" IS NOT NULL
UNION ALL
SELECT format('order:%s refunds', "orderId"), "requestKey", "requestHash", ARRAY["id"], "createdAt"
FROM "order_refunds" WHERE "requestKey" IS NOT NULL
UNION ALL
SELECT format('order:%s returns', r."orderId"), r."requestKey", r."requestHash",
    r."id" || ARRAY(SELECT f."id" FROM "order_refunds" f WHERE f."returnId" = r."id"), r."createdAt"
FROM "order_returns" r WHERE r."requestKey" IS NOT NULL;

ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_answered"
    CHECK ("answerIds" IS NOT NULL AND cardinality("answerIds") > 0);

ALTER TABLE "order_dispatches" DROP COLUMN "requestHash", DROP COLUMN "requestKey";
ALTER TABLE "order_call_offs" DROP COLUMN "requestHash", DROP COLUMN "requestKey";
ALTER TABLE "order_claims" DROP COLUMN "requestHash", DROP COLUMN "requestKey";
ALTER TABLE "order_returns" DROP COLUMN "requestHash", DROP COLUMN "requestKey";
ALTER TABLE "order_refunds" DROP COLUMN "requestHash", DROP COLUMN "requestKey";
