-- Jobs of the queue ask again. What is open gets its job once the shop has started (lib/runtime/background/schedules.ts).
ALTER TABLE "einvoice_tasks" ADD COLUMN "refused" BOOLEAN NOT NULL DEFAULT false;

UPDATE "einvoice_tasks" SET "refused" = true WHERE "doneAt" IS NULL AND "nextTryAt" IS NULL;

DROP INDEX "einvoice_tasks_nextTryAt_idx";

ALTER TABLE "einvoice_tasks" DROP COLUMN "nextTryAt", DROP COLUMN "tries";

ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_state";

ALTER TABLE "order_refunds" DROP COLUMN "nextTryAt", DROP COLUMN "tries";

ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_state" CHECK (
    CASE "state"
        WHEN 'under_way' THEN "paymentId" IS NULL AND "failure" IS NULL
        WHEN 'done' THEN "paymentId" IS NOT NULL AND "failure" IS NULL
        ELSE "paymentId" IS NULL AND "failure" IS NOT NULL
    END
);
