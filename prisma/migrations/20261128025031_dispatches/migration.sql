-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "partlyDispatched" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "discountPaise" BIGINT;

-- AlterTable
ALTER TABLE "order_documents" ADD COLUMN     "dispatchId" UUID;

-- CreateTable
CREATE TABLE "order_dispatches" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "carrier" TEXT,
    "number" TEXT,
    "trackingUrl" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "requestKey" TEXT,
    "requestHash" TEXT,
    "userId" UUID,
    "by" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_dispatches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_dispatch_lines" (
    "dispatchId" UUID NOT NULL,
    "orderLineId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "order_dispatch_lines_pkey" PRIMARY KEY ("dispatchId","orderLineId")
);

-- CreateIndex
CREATE INDEX "order_dispatches_orderId_createdAt_idx" ON "order_dispatches"("orderId", "createdAt");

-- CreateIndex
CREATE INDEX "order_dispatches_at_idx" ON "order_dispatches"("at");

-- CreateIndex
CREATE UNIQUE INDEX "order_dispatches_orderId_requestKey_key" ON "order_dispatches"("orderId", "requestKey");

-- CreateIndex
CREATE INDEX "order_dispatch_lines_orderLineId_idx" ON "order_dispatch_lines"("orderLineId");

-- CreateIndex
CREATE UNIQUE INDEX "order_documents_dispatchId_key" ON "order_documents"("dispatchId");

-- AddForeignKey
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "order_dispatches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_dispatches" ADD CONSTRAINT "order_dispatches_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_dispatch_lines" ADD CONSTRAINT "order_dispatch_lines_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "order_dispatches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_dispatch_lines" ADD CONSTRAINT "order_dispatch_lines_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION check_returned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    bought integer;
    returned bigint;
BEGIN
    SELECT CASE WHEN EXISTS (SELECT FROM "order_dispatches" d WHERE d."orderId" = l."orderId")
        THEN (SELECT coalesce(sum(s."quantity"), 0) FROM "order_dispatch_lines" s WHERE s."orderLineId" = l."id")
        ELSE l."quantity" END
    INTO bought
    FROM "order_lines" l JOIN "order_returns" r ON r."orderId" = l."orderId" AND r."id" = NEW."returnId"
    WHERE l."id" = NEW."orderLineId" FOR NO KEY UPDATE OF l;
    SELECT sum("quantity") INTO returned FROM "order_return_lines" WHERE "orderLineId" = NEW."orderLineId";
    IF bought IS NULL OR returned > bought THEN
        RAISE EXCEPTION 'No more of a line comes back than its order had' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION check_dispatched() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    agreed integer;
    dispatched bigint;
BEGIN
    SELECT l."quantity" INTO agreed
    FROM "order_lines" l JOIN "order_dispatches" d ON d."orderId" = l."orderId" AND d."id" = NEW."dispatchId"
    WHERE l."id" = NEW."orderLineId" FOR NO KEY UPDATE OF l;
    SELECT sum("quantity") INTO dispatched FROM "order_dispatch_lines" WHERE "orderLineId" = NEW."orderLineId";
    IF agreed IS NULL OR dispatched > agreed THEN
        RAISE EXCEPTION 'No more of a line is dispatched than its order has' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_dispatch_lines_ordered" AFTER INSERT OR UPDATE ON "order_dispatch_lines"
    FOR EACH ROW EXECUTE FUNCTION check_dispatched();

CREATE OR REPLACE FUNCTION check_made() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    ordered bigint := coalesce(NEW."orderedQuantity", NEW."quantity");
    tolerance integer;
BEGIN
    SELECT "tolerancePercent" INTO tolerance FROM "orders" WHERE "id" = NEW."orderId";
    IF abs(NEW."quantity" - ordered) * 100 > ordered * tolerance THEN
        RAISE EXCEPTION 'No more or less of a line is made than was agreed' USING ERRCODE = 'check_violation';
    END IF;
    IF NEW."quantity" < (SELECT coalesce(sum("quantity"), 0) FROM "order_dispatch_lines" WHERE "orderLineId" = NEW."id") THEN
        RAISE EXCEPTION 'More of the line was dispatched' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_lines_made" AFTER UPDATE OF "quantity", "orderedQuantity" ON "order_lines"
    FOR EACH ROW EXECUTE FUNCTION check_made();

ALTER TABLE "order_dispatch_lines" ADD CONSTRAINT "order_dispatch_lines_quantity_positive" CHECK ("quantity" > 0);
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_dispatch_billed" CHECK ("dispatchId" IS NULL OR "kind" = 'invoice');

-- An order has one invoice of the whole, or one for each of its dispatches.
DROP INDEX "order_documents_one_invoice";
CREATE UNIQUE INDEX "order_documents_one_invoice" ON "order_documents" ("orderId") WHERE "kind" = 'invoice' AND "dispatchId" IS NULL;

-- What was shipped before dispatches were recorded left as a whole.
INSERT INTO "order_dispatches" ("id", "orderId", "carrier", "number", "trackingUrl", "at", "userId", "by")
SELECT gen_random_uuid(), o."id", o."trackingCarrier", o."trackingNumber", o."trackingUrl",
    coalesce(s."at", o."updatedAt"), s."userId", coalesce(s."by", '')
FROM "orders" o LEFT JOIN LATERAL (
    SELECT h."at", h."userId", h."by" FROM "order_status_changes" h
    WHERE h."orderId" = o."id" AND h."status" = 'Shipped' AND h."takesBack" IS NULL
    ORDER BY h."at" DESC, h."id" DESC LIMIT 1
) s ON true
WHERE o."status" IN ('Shipped', 'Delivered');

INSERT INTO "order_dispatch_lines" ("dispatchId", "orderLineId", "quantity")
SELECT d."id", l."id", l."quantity"
FROM "order_dispatches" d JOIN "order_lines" l ON l."orderId" = d."orderId";
