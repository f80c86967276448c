-- CreateEnum
CREATE TYPE "CallOffState" AS ENUM ('asked', 'agreed', 'declined');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "kept" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "order_call_offs" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "orderLineId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "sent" INTEGER NOT NULL DEFAULT 0,
    "on" DATE NOT NULL,
    "state" "CallOffState" NOT NULL DEFAULT 'asked',
    "party" "OrderParty" NOT NULL,
    "by" TEXT NOT NULL,
    "words" TEXT,
    "requestKey" TEXT,
    "requestHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_call_offs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_call_off_dispatches" (
    "callOffId" UUID NOT NULL,
    "dispatchId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "order_call_off_dispatches_pkey" PRIMARY KEY ("callOffId","dispatchId")
);

-- CreateIndex
CREATE INDEX "order_call_offs_orderId_on_id_idx" ON "order_call_offs"("orderId", "on", "id");

-- CreateIndex
CREATE INDEX "order_call_offs_orderLineId_idx" ON "order_call_offs"("orderLineId");

-- CreateIndex
CREATE INDEX "order_call_off_dispatches_dispatchId_idx" ON "order_call_off_dispatches"("dispatchId");

-- AddForeignKey
ALTER TABLE "order_call_offs" ADD CONSTRAINT "order_call_offs_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_call_offs" ADD CONSTRAINT "order_call_offs_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_call_off_dispatches" ADD CONSTRAINT "order_call_off_dispatches_callOffId_fkey" FOREIGN KEY ("callOffId") REFERENCES "order_call_offs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_call_off_dispatches" ADD CONSTRAINT "order_call_off_dispatches_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "order_dispatches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Checks, and the index of call-offs of which something has not left, by day.
ALTER TABLE "order_call_offs" ADD CONSTRAINT "order_call_offs_quantity_positive" CHECK ("quantity" > 0);
ALTER TABLE "order_call_offs" ADD CONSTRAINT "order_call_offs_sent_within" CHECK ("sent" BETWEEN 0 AND "quantity");
ALTER TABLE "order_call_off_dispatches" ADD CONSTRAINT "order_call_off_dispatches_quantity_positive" CHECK ("quantity" > 0);
CREATE INDEX "order_call_offs_open" ON "order_call_offs"("on", "orderId") WHERE "state" <> 'declined' AND "sent" < "quantity";

CREATE OR REPLACE FUNCTION check_called_off() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    most bigint;
    dispatched bigint;
    called bigint;
BEGIN
    SELECT greatest(l."quantity", CASE WHEN l."kind" = 'custom'
            THEN coalesce(l."orderedQuantity", l."quantity")::bigint * (100 + o."tolerancePercent") / 100 ELSE 0 END)
    INTO most
    FROM "order_lines" l JOIN "orders" o ON o."id" = l."orderId"
    WHERE l."id" = NEW."orderLineId" AND l."orderId" = NEW."orderId" FOR NO KEY UPDATE OF l;
    SELECT coalesce(sum("quantity"), 0) INTO dispatched FROM "order_dispatch_lines" WHERE "orderLineId" = NEW."orderLineId";
    SELECT coalesce(sum("quantity" - "sent"), 0) INTO called
    FROM "order_call_offs" WHERE "orderLineId" = NEW."orderLineId" AND "state" <> 'declined';
    IF most IS NULL OR (NEW."state" <> 'declined' AND dispatched + called > most) THEN
        RAISE EXCEPTION 'No more of a line is called off than may leave' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_call_offs_ordered" AFTER INSERT OR UPDATE OF "quantity", "state" ON "order_call_offs"
    FOR EACH ROW EXECUTE FUNCTION check_called_off();

CREATE OR REPLACE FUNCTION count_called_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "order_call_offs" c SET "sent" = (
        SELECT coalesce(sum(d."quantity"), 0) FROM "order_call_off_dispatches" d WHERE d."callOffId" = c."id"
    ) WHERE c."id" = coalesce(NEW."callOffId", OLD."callOffId");
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_call_off_dispatches_counted" AFTER INSERT OR DELETE ON "order_call_off_dispatches"
    FOR EACH ROW EXECUTE FUNCTION count_called_off();
