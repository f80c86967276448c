-- CreateEnum
CREATE TYPE "ProofState" AS ENUM ('sent', 'changes_asked', 'approved', 'superseded');

-- CreateEnum
CREATE TYPE "ApprovalWay" AS ENUM ('session', 'key', 'phone');

-- CreateEnum
CREATE TYPE "ToolKind" AS ENUM ('die', 'plate', 'cylinder');

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "approvalId" UUID,
ADD COLUMN     "stageReminders" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "stageSince" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "proofs" (
    "id" UUID NOT NULL,
    "orderLineId" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "state" "ProofState" NOT NULL DEFAULT 'sent',
    "sha256" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "storage" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "pages" INTEGER NOT NULL,
    "changes" TEXT,
    "by" TEXT NOT NULL,
    "userId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "proofs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "proof_pins" (
    "id" UUID NOT NULL,
    "proofId" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "page" INTEGER NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "text" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "party" "OrderParty" NOT NULL,
    "userId" UUID,
    "settledAt" TIMESTAMPTZ(3),
    "carriedFrom" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "proof_pins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "proof_approvals" (
    "id" UUID NOT NULL,
    "proofId" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ipAddress" TEXT NOT NULL,
    "way" "ApprovalWay" NOT NULL,
    "note" TEXT,
    "userId" UUID,

    CONSTRAINT "proof_approvals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tools" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "kind" "ToolKind" NOT NULL,
    "size" TEXT,
    "owner" TEXT,
    "paidBy" TEXT,
    "keepUntil" DATE,
    "lastUsedOn" DATE,
    "productId" UUID,
    "userId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tools_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "proofs_userId_idx" ON "proofs"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "proofs_orderLineId_n_key" ON "proofs"("orderLineId", "n");

-- CreateIndex
CREATE INDEX "proof_pins_userId_idx" ON "proof_pins"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "proof_pins_proofId_n_key" ON "proof_pins"("proofId", "n");

-- CreateIndex
CREATE UNIQUE INDEX "proof_approvals_proofId_key" ON "proof_approvals"("proofId");

-- CreateIndex
CREATE UNIQUE INDEX "tools_number_key" ON "tools"("number");

-- CreateIndex
CREATE INDEX "tools_productId_idx" ON "tools"("productId");

-- CreateIndex
CREATE INDEX "tools_userId_idx" ON "tools"("userId");

-- CreateIndex
CREATE INDEX "order_lines_artworkId_idx" ON "order_lines"("artworkId");

-- CreateIndex
CREATE INDEX "order_lines_toolId_idx" ON "order_lines"("toolId");

-- AddForeignKey
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "order_lines"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proof_pins" ADD CONSTRAINT "proof_pins_proofId_fkey" FOREIGN KEY ("proofId") REFERENCES "proofs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proof_pins" ADD CONSTRAINT "proof_pins_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proof_approvals" ADD CONSTRAINT "proof_approvals_proofId_fkey" FOREIGN KEY ("proofId") REFERENCES "proofs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tools" ADD CONSTRAINT "tools_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tools" ADD CONSTRAINT "tools_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_artworkId_fkey" FOREIGN KEY ("artworkId") REFERENCES "artworks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_toolId_fkey" FOREIGN KEY ("toolId") REFERENCES "tools"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ------------------------------------------------------

ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_approved_by" CHECK (
    "approvalId" IS NULL OR "stage" = 'approved');
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_counted" CHECK ("n" >= 1 AND "pages" >= 1);
ALTER TABLE "proof_pins" ADD CONSTRAINT "proof_pins_placed" CHECK (
    "n" >= 1 AND "page" >= 1 AND "x" BETWEEN 0 AND 1 AND "y" BETWEEN 0 AND 1);

-- Approvals of proofs are added and never changed: each says who approved which file in which words.

CREATE OR REPLACE FUNCTION refuse_change_of_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER "proof_approvals_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "proof_approvals"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_approval();

-- An approved proof stays as it was approved: its file is the one that the approval names.
CREATE OR REPLACE FUNCTION keep_approved_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM "proof_approvals" WHERE "proofId" = OLD."id")
        AND (NEW."orderLineId", NEW."n", NEW."sha256", NEW."storage", NEW."key", NEW."pages")
            IS DISTINCT FROM (OLD."orderLineId", OLD."n", OLD."sha256", OLD."storage", OLD."key", OLD."pages")
    THEN
        RAISE EXCEPTION 'An approved proof is not changed' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "proofs_kept" BEFORE UPDATE ON "proofs"
    FOR EACH ROW EXECUTE FUNCTION keep_approved_proof();

-- An approval names the file of its proof.
CREATE OR REPLACE FUNCTION check_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM "proofs" WHERE "id" = NEW."proofId" AND "sha256" = NEW."sha256") THEN
        RAISE EXCEPTION 'An approval names the file of its proof' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "proof_approvals_of_file" BEFORE INSERT ON "proof_approvals"
    FOR EACH ROW EXECUTE FUNCTION check_approval();
