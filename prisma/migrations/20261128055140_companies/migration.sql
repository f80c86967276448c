-- CreateEnum
CREATE TYPE "CompanyRole" AS ENUM ('owner', 'approver', 'buyer', 'finance', 'viewer');

-- CreateEnum
CREATE TYPE "CompanyState" AS ENUM ('open', 'approved', 'closed');

-- CreateEnum
CREATE TYPE "ApprovalState" AS ENUM ('waiting', 'approved', 'rejected', 'withdrawn', 'lapsed');

-- AlterTable
ALTER TABLE "addresses" ADD COLUMN     "companyId" UUID;

-- AlterTable
ALTER TABLE "offers" ADD COLUMN     "companyId" UUID;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "companyId" UUID;

-- CreateTable
CREATE TABLE "companies" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "legalName" TEXT NOT NULL,
    "state" "CompanyState" NOT NULL DEFAULT 'open',
    "gstins" JSONB NOT NULL DEFAULT '[]',
    "rules" JSONB NOT NULL DEFAULT '[]',
    "creditDays" INTEGER,
    "creditLimitPaise" BIGINT,
    "priceListId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "companies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_members" (
    "userId" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "role" "CompanyRole" NOT NULL,
    "orderLimitPaise" BIGINT,
    "monthLimitPaise" BIGINT,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_members_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "company_invitations" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" "CompanyRole" NOT NULL,
    "orderLimitPaise" BIGINT,
    "monthLimitPaise" BIGINT,
    "invitedById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "approval_requests" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "askedById" UUID,
    "askedBy" TEXT NOT NULL,
    "state" "ApprovalState" NOT NULL DEFAULT 'waiting',
    "request" JSONB NOT NULL,
    "products" JSONB NOT NULL,
    "rules" JSONB NOT NULL,
    "totalPaise" BIGINT NOT NULL,
    "decidedById" UUID,
    "decidedBy" TEXT,
    "decidedAt" TIMESTAMPTZ(3),
    "words" TEXT,
    "orderId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "approval_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_lists" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "validFrom" DATE,
    "validTo" DATE,
    "promoCodes" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "price_lists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_list_rows" (
    "priceListId" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "tiers" JSONB,
    "percent" DECIMAL(5,2),

    CONSTRAINT "price_list_rows_pkey" PRIMARY KEY ("priceListId","productId")
);

-- CreateIndex
CREATE INDEX "companies_createdAt_id_idx" ON "companies"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "companies_priceListId_idx" ON "companies"("priceListId");

-- CreateIndex
CREATE INDEX "company_members_companyId_joinedAt_idx" ON "company_members"("companyId", "joinedAt");

-- CreateIndex
CREATE INDEX "company_invitations_invitedById_idx" ON "company_invitations"("invitedById");

-- CreateIndex
CREATE INDEX "company_invitations_expiresAt_idx" ON "company_invitations"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "company_invitations_companyId_email_key" ON "company_invitations"("companyId", "email");

-- CreateIndex
CREATE UNIQUE INDEX "approval_requests_orderId_key" ON "approval_requests"("orderId");

-- CreateIndex
CREATE INDEX "approval_requests_companyId_createdAt_id_idx" ON "approval_requests"("companyId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "approval_requests_askedById_createdAt_id_idx" ON "approval_requests"("askedById", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "approval_requests_decidedById_idx" ON "approval_requests"("decidedById");

-- CreateIndex
CREATE INDEX "approval_requests_state_expiresAt_idx" ON "approval_requests"("state", "expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "price_lists_name_key" ON "price_lists"("name");

-- CreateIndex
CREATE INDEX "price_list_rows_productId_idx" ON "price_list_rows"("productId");

-- CreateIndex
CREATE INDEX "addresses_companyId_lastUsedAt_idx" ON "addresses"("companyId", "lastUsedAt" DESC);

-- CreateIndex
CREATE INDEX "offers_companyId_createdAt_id_idx" ON "offers"("companyId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_companyId_createdAt_id_idx" ON "orders"("companyId", "createdAt" DESC, "id");

-- AddForeignKey
ALTER TABLE "companies" ADD CONSTRAINT "companies_priceListId_fkey" FOREIGN KEY ("priceListId") REFERENCES "price_lists"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_askedById_fkey" FOREIGN KEY ("askedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_list_rows" ADD CONSTRAINT "price_list_rows_priceListId_fkey" FOREIGN KEY ("priceListId") REFERENCES "price_lists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_list_rows" ADD CONSTRAINT "price_list_rows_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "companies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "companies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "companies"
  ADD CONSTRAINT companies_credit_range CHECK ("creditDays" BETWEEN 1 AND 365 AND "creditLimitPaise" > 0),
  ADD CONSTRAINT companies_credit_whole CHECK (num_nulls("creditDays", "creditLimitPaise") IN (0, 2));

ALTER TABLE "company_members"
  ADD CONSTRAINT company_members_limits CHECK ("orderLimitPaise" >= 0 AND "monthLimitPaise" >= 0);

ALTER TABLE "price_lists" ADD CONSTRAINT price_lists_days CHECK ("validFrom" <= "validTo");

ALTER TABLE "price_list_rows"
  ADD CONSTRAINT price_list_rows_one CHECK (num_nulls("tiers", "percent") = 1),
  ADD CONSTRAINT price_list_rows_percent CHECK ("percent" > 0 AND "percent" < 100);

-- What a company owes on account.
CREATE INDEX orders_on_account_by_company ON "orders" ("companyId")
  WHERE "companyId" IS NOT NULL AND "paymentMethod" = 'account' AND "outstandingPaise" > 0;
