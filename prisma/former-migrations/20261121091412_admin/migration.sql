-- DropForeignKey
ALTER TABLE "audit_logs" DROP CONSTRAINT "audit_logs_userId_fkey";

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "deactivatedAt" TIMESTAMPTZ(3),
ADD COLUMN     "searchText" TEXT GENERATED ALWAYS AS
    (lower("name" || ' ' || "email" || ' ' || coalesce("company", ''))) STORED,
ADD COLUMN     "twoFactorPendingSecret" TEXT;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "searchText" TEXT GENERATED ALWAYS AS
    (lower("orderId" || ' ' || "customerName" || ' ' || "email" || ' ' || "city")) STORED;

-- AlterTable
ALTER TABLE "promo_codes" ADD COLUMN     "maxUses" INTEGER,
ADD COLUMN     "maxUsesPerCustomer" INTEGER;

-- CreateTable
CREATE TABLE "stock_adjustments" (
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "userId" UUID,
    "by" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "before" INTEGER NOT NULL,
    "after" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_adjustments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_images" (
    "url" TEXT NOT NULL,
    "storage" TEXT NOT NULL,
    "files" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_images_pkey" PRIMARY KEY ("url")
);

-- CreateTable
CREATE TABLE "order_notes" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "userId" UUID,
    "by" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_chain" (
    "seq" BIGINT NOT NULL,
    "auditLogId" UUID NOT NULL,
    "previousHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("seq")
);

-- CreateIndex
CREATE INDEX "stock_adjustments_productId_createdAt_id_idx" ON "stock_adjustments"("productId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "stored_images_createdAt_idx" ON "stored_images"("createdAt");

-- CreateIndex
CREATE INDEX "order_notes_orderId_createdAt_idx" ON "order_notes"("orderId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "audit_chain_auditLogId_key" ON "audit_chain"("auditLogId");

-- AddForeignKey
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ------------------------------------------------------

CREATE INDEX "users_search" ON "users" USING gin ("searchText" gin_trgm_ops);
CREATE INDEX "orders_search" ON "orders" USING gin ("searchText" gin_trgm_ops);
CREATE INDEX "order_lines_name_search" ON "order_lines" USING gin (lower("name") gin_trgm_ops);
CREATE INDEX "orders_promo_uses" ON "orders" ("promoCode", "email") WHERE "promoCode" IS NOT NULL;

ALTER TABLE "promo_codes"
    ADD CONSTRAINT "promo_codes_limits_positive" CHECK ("maxUses" > 0 AND "maxUsesPerCustomer" > 0);
ALTER TABLE "stock_adjustments"
    ADD CONSTRAINT "stock_adjustments_not_negative" CHECK ("before" >= 0 AND "after" >= 0);
ALTER TABLE "stored_images"
    ADD CONSTRAINT "stored_images_storage_known" CHECK ("storage" IN ('disk', 'uploadthing'));
ALTER TABLE "order_notes"
    ADD CONSTRAINT "order_notes_present" CHECK (btrim("text") <> '');

-- The audit log: append-only, and chained by hash -----------------------------------------------

-- The text is that of lib/audit/chain.ts, which computes it again from the rows. Every value is a
-- text or null, so that the JSON of both sides is the same to the byte.
CREATE FUNCTION audit_entry_text(previous text, entry "audit_logs") RETURNS text
    LANGUAGE sql IMMUTABLE AS $$
    SELECT json_build_array(
        previous,
        entry."id"::text,
        to_char(entry."timestamp" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        entry."userId"::text,
        entry."actor",
        entry."actorName",
        entry."action",
        entry."type"::text,
        entry."status"::text,
        entry."description",
        entry."ipAddress",
        entry."details"::text
    )::text
$$;

-- Runs when a transaction commits and takes the lock of the chain then, so that the lock is held for
-- the commit alone and never while anybody waits for a row. Runs as the owner: nobody else may write
-- the chain.
CREATE FUNCTION link_audit_entry() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    last "audit_chain";
    previous text;
BEGIN
    PERFORM pg_advisory_xact_lock(7220417523401);
    SELECT * INTO last FROM "audit_chain" ORDER BY "seq" DESC LIMIT 1;
    previous := coalesce(last."hash", '');
    INSERT INTO "audit_chain" ("seq", "auditLogId", "previousHash", "hash") VALUES (
        coalesce(last."seq", 0) + 1,
        NEW."id",
        previous,
        encode(sha256(convert_to(audit_entry_text(previous, NEW), 'UTF8')), 'hex')
    );
    RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "audit_logs_chained" AFTER INSERT ON "audit_logs"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_audit_entry();

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "audit_logs_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_logs"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER "audit_chain_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Entries from before the chain, in their order.
DO $$
DECLARE
    entry "audit_logs";
    previous text := '';
    n bigint := 0;
BEGIN
    FOR entry IN SELECT * FROM "audit_logs" ORDER BY "timestamp", "id" LOOP
        n := n + 1;
        INSERT INTO "audit_chain" ("seq", "auditLogId", "previousHash", "hash") VALUES (
            n, entry."id", previous,
            encode(sha256(convert_to(audit_entry_text(previous, entry), 'UTF8')), 'hex')
        ) RETURNING "hash" INTO previous;
    END LOOP;
END $$;
