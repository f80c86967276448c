-- CreateEnum
CREATE TYPE "OpeningKind" AS ENUM ('opening', 'correction', 'receipt', 'reversal');

-- AlterTable
ALTER TABLE "addresses" ALTER COLUMN "userId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "openingRemindedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "payment_references" ADD COLUMN     "openingId" UUID,
ALTER COLUMN "paymentId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "company_people" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" "CompanyRole" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "invitedAt" TIMESTAMPTZ(3),
    "joinedAt" TIMESTAMPTZ(3),

    CONSTRAINT "company_people_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "opening_entries" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "kind" "OpeningKind" NOT NULL,
    "amountPaise" BIGINT NOT NULL,
    "means" "PaymentMeans",
    "reference" TEXT,
    "referenceKey" TEXT,
    "reversesId" UUID,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "userId" UUID,
    "by" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "opening_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "company_people_email_idx" ON "company_people"("email");

-- CreateIndex
CREATE UNIQUE INDEX "company_people_companyId_email_key" ON "company_people"("companyId", "email");

-- CreateIndex
CREATE UNIQUE INDEX "opening_entries_reversesId_key" ON "opening_entries"("reversesId");

-- CreateIndex
CREATE INDEX "opening_entries_companyId_createdAt_id_idx" ON "opening_entries"("companyId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "opening_entries_at_idx" ON "opening_entries"("at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_references_openingId_key" ON "payment_references"("openingId");

-- AddForeignKey
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opening_entries" ADD CONSTRAINT "opening_entries_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "companies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opening_entries" ADD CONSTRAINT "opening_entries_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "opening_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_references" ADD CONSTRAINT "payment_references_openingId_fkey" FOREIGN KEY ("openingId") REFERENCES "opening_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION add_opening_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    moved "opening_entries";
BEGIN
    IF NEW."kind" = 'reversal' THEN
        SELECT * INTO STRICT moved FROM "opening_entries" WHERE "id" = NEW."reversesId";
        IF moved."companyId" <> NEW."companyId" OR moved."amountPaise" <> NEW."amountPaise" OR moved."kind" <> 'receipt' THEN
            RAISE EXCEPTION 'A reversal takes back a whole receipt of its company'
                USING ERRCODE = 'check_violation';
        END IF;
        DELETE FROM "payment_references" WHERE "openingId" = moved."id";
    ELSIF NEW."kind" = 'receipt' AND NEW."means" IN ('upi', 'bank') AND NEW."referenceKey" IS NOT NULL THEN
        INSERT INTO "payment_references" ("reference", "openingId") VALUES (NEW."referenceKey", NEW."id");
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "opening_entries_added" AFTER INSERT ON "opening_entries" FOR EACH ROW
    WHEN (NEW."kind" IN ('receipt', 'reversal')) EXECUTE FUNCTION add_opening_entry();

CREATE OR REPLACE TRIGGER "opening_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "opening_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

ALTER TABLE "payment_references" ADD CONSTRAINT "payment_references_of_one" CHECK (num_nonnulls("paymentId", "openingId") = 1);

ALTER TABLE "addresses" ADD CONSTRAINT "addresses_owned" CHECK (num_nonnulls("userId", "companyId") > 0);

ALTER TABLE "opening_entries" ADD CONSTRAINT "opening_entries_amount" CHECK (
    "amountPaise" <> 0 AND ("amountPaise" > 0 OR "kind" IN ('opening', 'correction'))),
    ADD CONSTRAINT "opening_entries_kind" CHECK (
    ("means" IS NOT NULL) = ("kind" IN ('receipt', 'reversal')) AND ("reversesId" IS NOT NULL) = ("kind" = 'reversal'));

-- A company has one opening balance; what changes it is a correction.
CREATE UNIQUE INDEX "opening_entries_one" ON "opening_entries"("companyId") WHERE "kind" = 'opening';
