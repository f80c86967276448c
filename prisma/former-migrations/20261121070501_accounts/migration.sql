-- CreateEnum
CREATE TYPE "AccountTokenPurpose" AS ENUM ('verify_email', 'change_email', 'reset_password');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "newsletter" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "orderUpdates" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "twoFactorSecret" TEXT,
ADD COLUMN     "twoFactorStep" INTEGER;

-- CreateTable
CREATE TABLE "account_tokens" (
    "id" UUID NOT NULL,
    "purpose" "AccountTokenPurpose" NOT NULL,
    "userId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "account_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_logins" (
    "id" UUID NOT NULL,
    "handleHash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "remember" BOOLEAN NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "pending_logins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "codeHash" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guess_counters" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "lastFailureAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guess_counters_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "addresses" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "apartment" TEXT,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "zipCode" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "phone" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "addresses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "account_tokens_userId_purpose_idx" ON "account_tokens"("userId", "purpose");

-- CreateIndex
CREATE INDEX "account_tokens_expiresAt_idx" ON "account_tokens"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "pending_logins_handleHash_key" ON "pending_logins"("handleHash");

-- CreateIndex
CREATE INDEX "pending_logins_userId_idx" ON "pending_logins"("userId");

-- CreateIndex
CREATE INDEX "pending_logins_expiresAt_idx" ON "pending_logins"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_codes_userId_codeHash_key" ON "recovery_codes"("userId", "codeHash");

-- CreateIndex
CREATE INDEX "guess_counters_lastFailureAt_idx" ON "guess_counters"("lastFailureAt");

-- CreateIndex
CREATE INDEX "addresses_userId_lastUsedAt_idx" ON "addresses"("userId", "lastUsedAt" DESC);

-- AddForeignKey
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_logins" ADD CONSTRAINT "pending_logins_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ------------------------------------------------------

ALTER TABLE "users"
    ADD CONSTRAINT "users_two_factor_whole" CHECK (NOT "twoFactorEnabled" OR "twoFactorSecret" IS NOT NULL);
ALTER TABLE "account_tokens"
    ADD CONSTRAINT "account_tokens_expire_later" CHECK ("expiresAt" > "createdAt");
ALTER TABLE "pending_logins"
    ADD CONSTRAINT "pending_logins_attempts_bounded" CHECK ("attempts" BETWEEN 0 AND 5);
ALTER TABLE "guess_counters"
    ADD CONSTRAINT "guess_counters_positive" CHECK ("failures" > 0);
