-- CreateEnum
CREATE TYPE "OfferState" AS ENUM ('asked', 'draft', 'sent', 'changes_asked', 'accepted', 'declined', 'withdrawn', 'expired');

-- CreateTable
CREATE TABLE "offers" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "state" "OfferState" NOT NULL,
    "accessKey" TEXT NOT NULL,
    "keyExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "userId" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "company" TEXT,
    "asked" JSONB,
    "version" INTEGER,
    "validUntil" DATE,
    "waitingSince" TIMESTAMPTZ(3),
    "remindedAt" TIMESTAMPTZ(3),
    "reason" TEXT,
    "orderId" UUID,
    "requestId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_versions" (
    "id" UUID NOT NULL,
    "offerId" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "validUntil" DATE NOT NULL,
    "leadDays" INTEGER NOT NULL,
    "tolerancePercent" INTEGER NOT NULL,
    "advancePercent" INTEGER NOT NULL,
    "discountPaise" BIGINT NOT NULL,
    "shippingPaise" BIGINT NOT NULL,
    "words" TEXT,
    "lines" JSONB NOT NULL,
    "tax" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_messages" (
    "id" UUID NOT NULL,
    "offerId" UUID NOT NULL,
    "party" "OrderParty" NOT NULL,
    "internal" BOOLEAN NOT NULL DEFAULT false,
    "text" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "userId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "offers_number_key" ON "offers"("number");

-- CreateIndex
CREATE UNIQUE INDEX "offers_orderId_key" ON "offers"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "offers_requestId_key" ON "offers"("requestId");

-- CreateIndex
CREATE INDEX "offers_createdAt_id_idx" ON "offers"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "offers_state_createdAt_id_idx" ON "offers"("state", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "offers_userId_createdAt_id_idx" ON "offers"("userId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "offers_state_validUntil_idx" ON "offers"("state", "validUntil");

-- CreateIndex
CREATE UNIQUE INDEX "offer_versions_offerId_n_key" ON "offer_versions"("offerId", "n");

-- CreateIndex
CREATE INDEX "offer_messages_offerId_at_idx" ON "offer_messages"("offerId", "at");

-- CreateIndex
CREATE INDEX "offer_messages_userId_idx" ON "offer_messages"("userId");

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "contact_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION keep_sent_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD."sentAt" IS NULL THEN
        RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END IF;
    IF TG_OP = 'UPDATE' AND NEW."validUntil" >= OLD."validUntil"
        AND (to_jsonb(NEW) - 'validUntil') = (to_jsonb(OLD) - 'validUntil')
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'A version of an offer is frozen once it was sent' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER "offer_versions_frozen" BEFORE UPDATE OR DELETE ON "offer_versions"
    FOR EACH ROW EXECUTE FUNCTION keep_sent_version();
